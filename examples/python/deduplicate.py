"""Reads URLs, one on each line, and writes a Parquet table with one row for each key. The row has the
first URL in byte order, and the number of URLs.

    spark-submit --py-files urlkit_lines.py,urlkit_spark.py deduplicate.py urls.txt resources.parquet
"""

import argparse

from pyspark.sql import SparkSession
from pyspark.sql.functions import col, count, min as least

from urlkit_spark import with_url_key


def deduplicate(urls, profile, drop=(), command=('urlkit',)):
    """Returns a DataFrame with the columns `key`, `url` and `count` for one with the column `url`."""
    keyed = with_url_key(urls, 'url', profile, drop=drop, command=command)
    known = keyed.where(col('key').isNotNull())
    return known.groupBy('key').agg(least('url').alias('url'), count('*').alias('count'))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('input')
    parser.add_argument('output')
    parser.add_argument('--profile', default='surt')
    parser.add_argument('--drop', nargs='*', default=[])
    parser.add_argument('--command', nargs='+', default=['urlkit'])
    options = parser.parse_args()
    spark = SparkSession.builder.appName('urlkit: deduplicate').getOrCreate()
    urls = spark.read.text(options.input, lineSep='\n').withColumnRenamed('value', 'url')
    resources = deduplicate(urls, options.profile, options.drop, options.command)
    resources.write.mode('overwrite').parquet(options.output)
    spark.stop()


if __name__ == '__main__':
    main()
