import test from 'ava';
import { urlkit } from './run-command.js';

async function answerOf(args: readonly string[], input = ''): Promise<[string, number | null]> {
  const { stdout, status } = await urlkit(args, input);
  return [stdout, status];
}

test('get prints components raw, decoded and in Unicode', async (t) => {
  const url = 'https://us%C3%A9r:p@B\u00DCCHER.example/a%20b?q=caf%C3%A9&x&q=2#%41';
  const cases = [
    ['{scheme}|{protocol}|{username}|{password}', 'https|https:|us%C3%A9r|p'],
    ['{host}|{hostname}|{port}|{default:port}', 'xn--bcher-kva.example|xn--bcher-kva.example||443'],
    ['{unicode:hostname} {decoded:username}', 'b\u00FCcher.example us\u00E9r'],
    ['{path}|{decoded:path}|{search}|{fragment}', '/a%20b|/a b|?q=caf%C3%A9&x&q=2|%41'],
    ['{query:q}|{raw:query:q}|{query-all:q}|{query:none}', 'caf\u00E9|caf%C3%A9|caf\u00E9 2|'],
    ['\\{{origin}\\}\\t', '{https://xn--bcher-kva.example\\}\t'],
  ] as const;
  for (const [template, expected] of cases) {
    t.deepEqual(await answerOf(['get', template, url]), [`${expected}\n`, 0]);
  }
});

test('get --json prints all values of a parameter as an array', async (t) => {
  const url = 'https://h/?a=x%20y&a=z';
  const fields = ['{query-all:a}', '{must:query-all:a}', '{query-all:b}', '{query:a}'];
  const { stdout } = await urlkit(['get', '--json', fields.join(''), url]);
  t.deepEqual(JSON.parse(stdout), {
    input: url,
    'query-all:a': ['x y', 'z'],
    'must:query-all:a': ['x y', 'z'],
    'query-all:b': null,
    'query:a': 'x y',
  });
});

test('get reports a missing component with must:', async (t) => {
  t.deepEqual(await answerOf(['get', '{must:port}'], 'http://a:1\nhttp://b'), ['1\n', 1]);
  t.is((await answerOf(['get', '{nope}', 'http://a']))[1], 2);
  t.is((await answerOf(['get', '{port', 'http://a']))[1], 2);
});

test('set edits components, and does not change the rest of a query', async (t) => {
  const cases = [
    [['https://h/', 'hostname=example.net', 'port=8080'], 'https://example.net:8080/'],
    [['http://h/?a=%7e&utm_x=1&b=+', '-query:utm_*'], 'http://h/?a=%7e&b=+'],
    [['http://h/?a=%7e', 'query:b=1 2', '+query:a=3'], 'http://h/?a=%7e&b=1+2&a=3'],
    [['http://h/?a=1', 'query:a=2', 'query:b=3', '--existing'], 'http://h/?a=2'],
    [['http://h/a/', 'path+=b/c', 'path+=%'], 'http://h/a/b%2Fc/%25'],
    [['http://h:1/', 'port?=2', 'username?=u'], 'http://u@h:1/'],
    [['http://h/?b=2&a=%31&b=1', '--sort-query'], 'http://h/?a=%31&b=2&b=1'],
    [['http://h/', '--iterate', 'port=81 82'], 'http://h:81/\nhttp://h:82/'],
    [['http://h/', 'hash=x', '--get', '{hash}'], '#x'],
  ] as const;
  for (const [args, expected] of cases)
    t.deepEqual(await answerOf(['set', ...args]), [`${expected}\n`, 0]);
});

test('an edit that is not possible is an error', async (t) => {
  for (const [url, edit] of [
    ['mailto:a', 'path=b'],
    ['http://h/', 'scheme=mailto'],
    ['http://h/', 'hostname=a:8'],
    ['http://h/', 'port=x'],
    ['mailto:a', 'path+=b'],
  ] as const) {
    t.deepEqual(await answerOf(['set', url, edit]), ['', 1]);
  }
});

test('an edit whose value has more than the component names the rest', async (t) => {
  for (const [edit, component, rest] of [
    ['host=h/x', 'host', '/x'],
    ['host=[::1]:80x', 'host', 'x'],
    ['port=80x', 'port', 'x'],
    ['scheme=http:x', 'scheme', 'x'],
  ] as const) {
    const { stderr } = await urlkit(['set', 'https://h/', edit]);
    const reason = `The value has text after the ${component}: ${rest}`;
    t.is(stderr, `urlkit: the argument cannot have ${edit}: ${reason}\n`);
  }
});

test('set edits each line', async (t) => {
  t.deepEqual(await answerOf(['set', 'port=8'], 'http://a\nnope\nhttp://b'), [
    'http://a:8/\nhttp://b:8/\n',
    1,
  ]);
});
