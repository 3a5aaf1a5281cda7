"""Keys and normal forms of URLs in DuckDB, computed by processes of the command `urlkit`.

DuckDB calls a function with up to 2,048 rows, from several threads at a time.
"""

from duckdb.sqltypes import VARCHAR

from urlkit_lines import key_command, line_process, normalize_command


def add_function(connection, name, arguments):
    """Adds a function to a connection: the answers of a command to the strings of a column."""

    def answer(texts):
        with line_process(arguments) as process:
            return process.answer(texts.combine_chunks())

    connection.create_function(name, answer, [VARCHAR], VARCHAR, type='arrow', null_handling='special')


def add_url_key(connection, profile, name='url_key', drop=(), command=('urlkit',)):
    """Adds a function that returns the key of a URL; null for a URL without a key."""
    add_function(connection, name, key_command(profile, drop, command))


def add_normal_url(connection, name='normal_url', command=('urlkit',)):
    """Adds a function that returns the normal form of a URL; null if there is none."""
    add_function(connection, name, normalize_command(command=command))
