"""Processes of the command `urlkit` that answer arrays of URLs.

A process gets one line for each URL and answers each line with a line, in order. Several threads may ask at a time: each
gets a process of its own, which the next one uses again.
"""

import contextlib
import subprocess
import threading

import pyarrow
import pyarrow.compute

# The processes that wait for more, by their arguments.
_idle = {}


class UrlkitError(RuntimeError):
    """The command did not answer every line."""


def key_command(profile, drop=(), command=('urlkit',)):
    """Returns the command that answers each URL with its key by a profile.

    `drop` has names of parameters to leave out, or prefixes followed by `*`. `command` starts urlkit.
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
    idle = _idle.setdefault(tuple(arguments), [])
    try:
        process = idle.pop()
    except IndexError:
        process = None
    if process is None or not process.is_running():
        process = LineProcess(arguments)
    try:
        yield process
    except BaseException:
        process.kill()
        raise
    idle.append(process)
