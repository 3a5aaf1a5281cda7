"""Computes the keys of URLs in DuckDB and deduplicates them, and does so with a UDF over surt for comparison.

Prints one JSON object: the seconds that each took.
"""

import json
import os
import sys
import time

import duckdb
import surt

from urlkit_duckdb import add_url_key


def surt_key(url):
    try:
        return surt.surt(url)
    except Exception:
        return None


def run(connection, function, path):
    start = time.monotonic()
    connection.execute(
        f"""COPY (SELECT key, min(url), count(*) FROM (SELECT url, {function}(url) AS key FROM urls)
        WHERE key IS NOT NULL GROUP BY key) TO '{path}' (FORMAT csv, HEADER false, DELIMITER '\t', QUOTE '', ESCAPE '')"""
    )
    return time.monotonic() - start


def main(urls, folder, *command):
    with duckdb.connect() as connection:
        connection.execute(
            f"""CREATE TABLE urls AS SELECT url FROM read_csv('{urls}', columns = {{url: 'VARCHAR'}}, header = false,
            auto_detect = false, delim = '\n', quote = '', escape = '')"""
        )
        add_url_key(connection, 'surt', command=command)
        connection.create_function('surt_key', surt_key, ['VARCHAR'], 'VARCHAR', null_handling='special')
        seconds = run(connection, 'url_key', os.path.join(folder, 'duckdb.tsv'))
        udf = run(connection, 'surt_key', os.path.join(folder, 'duckdb-udf.tsv'))
    print(json.dumps({'urlkit': seconds, 'udf': udf}))


main(*sys.argv[1:])
