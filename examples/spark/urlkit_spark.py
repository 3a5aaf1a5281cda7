"""Keys and normal forms of URLs in Apache Spark, computed by the command `urlkit` on each worker.

Each partition has one process of the command. It gets one line for each URL and answers each line with a line, in
order. If the process ends early, or with a status other than 0, the task fails, and Spark starts it again.
"""

import subprocess
import threading

import pyarrow
from pyspark.sql.types import StringType, StructType

_LINE_BREAKS = str.maketrans('', '', '\r\n')


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
    """A process that answers each line with a line. Use it as a context manager."""

    def __init__(self, arguments):
        self._process = subprocess.Popen(
            arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16
        )

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self._finish()
        else:
            self._process.kill()
            self._process.communicate()

    def answer(self, lines):
        """Returns the answers to a list of strings, some of which may be None. An empty answer is None.

        Line breaks in a string are removed, as URL parsers do.
        """
        writer = threading.Thread(target=self._write, args=(lines,))
        writer.start()
        answers = [self._read() for _ in lines]
        writer.join()
        return [None if line is None else answer for line, answer in zip(lines, answers)]

    def _write(self, lines):
        texts = ('' if line is None else line.translate(_LINE_BREAKS) for line in lines)
        try:
            self._process.stdin.write(''.join(f'{text}\n' for text in texts).encode())
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # The reader sees that the process has ended.

    def _read(self):
        line = self._process.stdout.readline()
        if not line.endswith(b'\n'):
            raise UrlkitError(f'urlkit ended with status {self._process.wait()} before its last answer')
        return line[:-1].decode() or None

    def _finish(self):
        rest, _ = self._process.communicate()
        if rest or self._process.returncode != 0:
            raise UrlkitError(f'urlkit ended with status {self._process.returncode}')


def with_answers(frame, column, arguments, answer_column):
    """Returns a DataFrame with one more column: the answers of a command to the strings of a column."""
    if answer_column in frame.columns:
        raise ValueError(f'the DataFrame has a column {answer_column} already')
    names = [*frame.columns, answer_column]
    index = frame.columns.index(column)

    def answer_batches(batches):
        with LineProcess(arguments) as process:
            for batch in batches:
                answers = process.answer(batch.column(index).to_pylist())
                columns = [*batch.columns, pyarrow.array(answers, pyarrow.string())]
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
        with LineProcess(arguments) as process:
            lines = []
            for text in texts:
                lines.append(text)
                if len(lines) == size:
                    yield from zip(lines, process.answer(lines))
                    lines = []
            yield from zip(lines, process.answer(lines))

    return answer_partition
