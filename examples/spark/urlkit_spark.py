"""Keys and normal forms of URLs in Apache Spark, computed by the command `urlkit` on each worker.

Each Python worker of Spark starts the command once, and uses the process for one partition after the other. The process
gets one line for each URL and answers each line with a line, in order. If it ends before its last answer, the task fails,
and Spark starts it again.
"""

import contextlib
import itertools
import subprocess
import threading

import pyarrow
import pyarrow.compute
from pyspark.sql.types import StringType, StructType

# The processes that wait for the next partition, by their arguments.
_idle = {}


class UrlkitError(RuntimeError):
    """The command did not answer every line."""


def key_command(profile, drop=(), command=('urlkit',)):
    """Returns the command that answers each URL with its key by a profile.

    `drop` has names of parameters to leave out, or prefixes followed by `*`. `command` starts urlkit
    on the workers.
    """
    dropped = [f'--drop={name}' for name in drop]
    options = ['--profile', profile, '--on-error', 'keep', '--flush', 'line']
    return [*command, 'key', *options, *dropped]


def normalize_command(level='percent-coding', command=('urlkit',)):
    """Returns the command that answers each URL with its normal form."""
    return [*command, 'normalize', '--level', level, '--on-error', 'keep', '--flush', 'line']


class LineProcess:
    """A process that answers each line with a line."""

    def __init__(self, arguments):
        self._process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)

    def is_running(self):
        return self._process.poll() is None

    def kill(self):
        self._process.kill()
        self._process.communicate()

    def answer(self, texts):
        """Returns the answers to an array of strings, some of which may be null. An empty answer is null.

        Line breaks in a string are removed, as URL parsers do.
        """
        if len(texts) == 0:
            return texts
        lines = pyarrow.compute.fill_null(texts.cast(pyarrow.string()), '')
        if pyarrow.compute.any(pyarrow.compute.match_substring_regex(lines, r'[\r\n]')).as_py():
            lines = pyarrow.compute.replace_substring_regex(lines, r'[\r\n]', '')
        writer = threading.Thread(target=self._write, args=(lines,))
        writer.start()
        answers = self._read(len(lines))
        writer.join()
        is_missing = pyarrow.compute.or_(texts.is_null(), pyarrow.compute.equal(answers, ''))
        return pyarrow.compute.if_else(is_missing, None, answers)

    def _write(self, lines):
        whole = pyarrow.compute.binary_join(pyarrow.ListArray.from_arrays([0, len(lines)], lines), '\n')
        rest = memoryview(whole[0].as_py().encode() + b'\n')
        try:
            while rest:
                rest = rest[self._process.stdin.write(rest) :]
        except BrokenPipeError:
            pass  # The reader sees that the process has ended.

    def _read(self, count):
        chunks = []
        while count > 0:
            chunk = self._process.stdout.read(1 << 20)
            if not chunk:
                raise UrlkitError(f'urlkit ended with status {self._process.wait()} before its last answer')
            count -= chunk.count(b'\n')
            chunks.append(chunk)
        text = b''.join(chunks).decode()
        if count < 0 or not text.endswith('\n'):
            raise UrlkitError('urlkit wrote more than one line for a line')
        return pyarrow.compute.split_pattern(pyarrow.array([text[:-1]]), '\n').flatten()


@contextlib.contextmanager
def line_process(arguments):
    """Lends a process of a command. If there is an error, or not all answers are read, the process is not used again."""
    key = tuple(arguments)
    process = _idle.pop(key, None)
    if process is None or not process.is_running():
        process = LineProcess(arguments)
    try:
        yield process
    except BaseException:
        process.kill()
        raise
    _idle[key] = process


def with_answers(frame, column, arguments, answer_column):
    """Returns a DataFrame with one more column: the answers of a command to the strings of a column."""
    if answer_column in frame.columns:
        raise ValueError(f'the DataFrame has a column {answer_column} already')
    names = [*frame.columns, answer_column]
    index = frame.columns.index(column)

    def answer_batches(batches):
        with line_process(arguments) as process:
            for batch in batches:
                columns = [*batch.columns, process.answer(batch.column(index))]
                yield pyarrow.RecordBatch.from_arrays(columns, names=names)

    schema = StructType([*frame.schema.fields]).add(answer_column, StringType())
    return frame.mapInArrow(answer_batches, schema)


def with_url_key(frame, column, profile, key_column='key', drop=(), command=('urlkit',)):
    """Returns a DataFrame with one more column: the keys of the URLs of a column, null for a URL without a key."""
    return with_answers(frame, column, key_command(profile, drop, command), key_column)


def with_normal_url(frame, column, normal_column='normal', command=('urlkit',)):
    """Returns a DataFrame with one more column: the normal forms of the URLs of a column, null if there is none."""
    return with_answers(frame, column, normalize_command(command=command), normal_column)


def map_partitions(arguments, size=10_000):
    """Returns a function for `RDD.mapPartitions`, from strings to pairs of a string and its answer."""

    def answer_partition(texts):
        texts = iter(texts)
        with line_process(arguments) as process:
            while lines := list(itertools.islice(texts, size)):
                answers = process.answer(pyarrow.array(lines, pyarrow.string()))
                yield from zip(lines, answers.to_pylist())

    return answer_partition
