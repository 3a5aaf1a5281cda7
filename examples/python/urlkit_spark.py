"""Keys and normal forms of URLs in Apache Spark, computed by the command `urlkit` on each worker.

Each Python worker of Spark starts the command once, and uses the process for one partition after the other. If it ends
before its last answer, the task fails, and Spark starts it again.
"""

import itertools

import pyarrow
from pyspark.sql.types import StringType, StructType

from urlkit_lines import key_command, line_process, normalize_command


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
