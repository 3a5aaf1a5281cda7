"""Runs the example job on a cluster of two executors, and a UDF over surt for comparison.

Prints one JSON object: how long each took, and how the tasks ended.
"""

import glob
import json
import os
import signal
import sys
import threading
import time

import pyarrow.parquet
import surt
from pyspark.sql import SparkSession
from pyspark.sql.functions import col, count, lower, min as least, udf
from pyspark.sql.types import StringType

from deduplicate import deduplicate
from urlkit_lines import key_command, normalize_command
from urlkit_spark import map_partitions

PARTITIONS = 20
SETTINGS = {
    'spark.ui.enabled': 'false',
    'spark.ui.showConsoleProgress': 'false',
    'spark.task.maxFailures': '8',
    'spark.sql.shuffle.partitions': '8',
    'spark.sql.files.openCostInBytes': '0',
    'spark.eventLog.enabled': 'true',
    'spark.eventLog.compress': 'false',
    'spark.eventLog.rolling.enabled': 'false',
}


def processes():
    """The processes that there are: number, parent and command line."""
    for path in glob.glob('/proc/[0-9]*/stat'):
        try:
            with open(path) as stat, open(path.replace('stat', 'cmdline')) as command:
                fields = stat.read().rpartition(')')[2].split()
                yield int(path.split('/')[2]), int(fields[1]), command.read().replace('\0', ' ')
        except OSError:
            continue


def descendants(ancestor):
    parents = {number: parent for number, parent, _ in processes()}
    for number, _, command in processes():
        above = number
        while above in parents and above != ancestor:
            above = parents[above]
        if above == ancestor and number != ancestor:
            yield number, command


def kill_first(text):
    """Kills one of our own processes whose command line has a text; tells whether there was one."""
    for number, command in descendants(os.getpid()):
        if text in command:
            os.kill(number, signal.SIGKILL)
            return True
    return False


class Saboteur(threading.Thread):
    """Kills a process of urlkit, and then an executor, once tasks have ended."""

    def __init__(self, context):
        super().__init__(daemon=True)
        self._tracker = context.statusTracker()
        self.killed = []

    def run(self):
        # A process that waits for a partition can be replaced without a failure, so one that works must be met.
        while self._sum('numFailedTasks') == 0:
            if self._sum('numActiveTasks') > 0:
                kill_first('--on-error keep')
            time.sleep(0.2)
        self.killed.append('urlkit')
        self._wait_for_tasks()
        while not kill_first('CoarseGrainedExecutorBackend'):
            time.sleep(0.05)
        self.killed.append('executor')

    def _wait_for_tasks(self):
        done = self._sum('numCompletedTasks')
        while self._sum('numCompletedTasks') <= done:
            time.sleep(0.05)

    def _sum(self, number):
        stages = [self._tracker.getStageInfo(stage) for stage in self._tracker.getActiveStageIds()]
        return sum(getattr(stage, number) for stage in stages if stage)


def event_counts(folder):
    """How many tasks failed, by the kind of reason, and how many were tried again."""
    reasons = {}
    retried = 0
    for path in glob.glob(os.path.join(folder, '*')):
        with open(path) as log:
            for line in log:
                event = json.loads(line)
                if event['Event'] == 'SparkListenerTaskEnd':
                    reason = event['Task End Reason']['Reason']
                    reasons[reason] = reasons.get(reason, 0) + 1
                    retried += event['Task Info']['Attempt'] > 0 and reason == 'Success'
    return {'reasons': reasons, 'retried': retried}


def run_job(spark, urls, output, command):
    start = time.monotonic()
    deduplicate(urls, 'surt', command=command).write.mode('overwrite').parquet(output)
    return time.monotonic() - start


def run_udf(spark, urls, output):
    def key_of(url):
        try:
            return surt.surt(url)
        except Exception:
            return None

    start = time.monotonic()
    write_resources(urls.withColumn('key', udf(key_of, StringType())('url')), output)
    return time.monotonic() - start


def write_resources(keyed, output):
    known = keyed.where(col('key').isNotNull())
    resources = known.groupBy('key').agg(least('url').alias('url'), count('*').alias('count'))
    resources.write.mode('overwrite').parquet(output)


def write_sorted(table, path):
    rows = sorted(
        zip(*(pyarrow.parquet.read_table(table).column(name).to_pylist() for name in ('key', 'url', 'count')))
    )
    with open(path, 'w') as lines:
        lines.writelines(f'{key}\t{url}\t{number}\n' for key, url, number in rows)


def check_rdds(spark, path, command):
    """The same answers by RDD.pipe and by mapPartitions, for the first thousand URLs."""
    urls = spark.read.text(path, lineSep='\n').limit(1_000).rdd.map(lambda row: row.value).repartition(3).cache()
    arguments = key_command('surt', command=command)
    piped = urls.pipe(' '.join(arguments), checkCode=True).collect()
    mapped = urls.mapPartitions(map_partitions(arguments, 100)).collect()
    normal = urls.mapPartitions(map_partitions(normalize_command(command=command))).collect()
    ordered = [url for url, _ in mapped] == [url for url, _ in normal] == urls.collect()
    return ordered and piped == [key or '' for _, key in mapped] and len(piped) == 1_000


def main():
    path, folder, *command = sys.argv[1:]
    log = os.path.join(folder, 'events')
    os.makedirs(log, exist_ok=True)
    builder = SparkSession.builder.master('local-cluster[2,1,1024]').appName('urlkit')
    settings = {
        **SETTINGS,
        'spark.eventLog.dir': f'file://{log}',
        'spark.sql.files.maxPartitionBytes': str(os.path.getsize(path) // PARTITIONS),
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    examples = os.path.join(os.path.dirname(__file__), '../../../../examples/python')
    for module in ('urlkit_lines.py', 'urlkit_spark.py', 'deduplicate.py'):
        spark.sparkContext.addPyFile(os.path.join(examples, module))
    urls = spark.read.text(path, lineSep='\n').withColumnRenamed('value', 'url')
    output = os.path.join(folder, 'resources.parquet')

    report = {'ordered': check_rdds(spark, path, command)}
    # Spark loads and compiles its own code in its first job, which is not measured.
    write_resources(urls.withColumn('key', lower('url')), os.path.join(folder, 'first.parquet'))
    report['urlkit'] = run_job(spark, urls, output, command)
    report['udf'] = run_udf(spark, urls, os.path.join(folder, 'udf.parquet'))
    saboteur = Saboteur(spark.sparkContext)
    saboteur.start()
    report['disturbed'] = run_job(spark, urls, output, command)
    # A short job may end before both have been killed.
    for _ in range(5):
        if len(saboteur.killed) < 2:
            run_job(spark, urls, output, command)
    report['killed'] = len(saboteur.killed)
    spark.stop()
    for name in ('resources', 'udf'):
        write_sorted(os.path.join(folder, f'{name}.parquet'), os.path.join(folder, f'{name}.tsv'))
    print(json.dumps({**report, **event_counts(log)}))


if __name__ == '__main__':
    main()
