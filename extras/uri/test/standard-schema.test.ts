// Standard Schema, version 1: libraries that take its validators, with those of this package.

import { sValidator } from '@hono/standard-validator';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { initTRPC, StandardSchemaV1Error, TRPCError } from '@trpc/server';
import { type FormatIssue, formatSchema } from '@urlkit/uri/formats';
import test from 'ava';
import { Hono } from 'hono';

const expected: readonly FormatIssue[] = [
  { message: 'must be a URI: the rule reg-name does not match at offset 8', start: 8, end: 9 },
];

test('the types are those of the specification', async (t) => {
  const schema: StandardSchemaV1<string, string> = formatSchema('uri');
  const output: StandardSchemaV1.InferOutput<typeof schema> = 'a:b';
  t.deepEqual(await schema['~standard'].validate(output), { value: 'a:b' });
  const { issues = [] } = await schema['~standard'].validate('http://h st/');
  t.deepEqual(issues, expected);
  t.is(schema['~standard'].version, 1);
});

test('tRPC validates inputs and outputs of procedures', async (t) => {
  const { router, procedure, createCallerFactory } = initTRPC.create();
  const routes = router({
    open: procedure
      .input(formatSchema('uri'))
      .output(formatSchema('iri'))
      .query(({ input }) => (input === 'a:wrong' ? ' ' : `${input}#é`)),
  });
  const caller = createCallerFactory(routes)({});
  t.is(await caller.open('http://h/'), 'http://h/#é');

  const refused = await t.throwsAsync(caller.open('http://h st/'), { instanceOf: TRPCError });
  t.is(refused?.code, 'BAD_REQUEST');
  t.true(refused?.cause instanceof StandardSchemaV1Error);
  if (refused?.cause instanceof StandardSchemaV1Error) t.deepEqual(refused.cause.issues, expected);

  await t.throwsAsync(caller.open(1 as never), { message: /must be a string/ });
  const failed = await t.throwsAsync(caller.open('a:wrong'), { instanceOf: TRPCError });
  t.is(failed?.code, 'INTERNAL_SERVER_ERROR');
});

test('Hono validates the bodies of requests', async (t) => {
  const app = new Hono().post('/', sValidator('json', formatSchema('uri')), (context) =>
    context.text(context.req.valid('json')),
  );
  const post = (body: unknown) =>
    app.request('/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const accepted = await post('http://h/');
  t.is(accepted.status, 200);
  t.is(await accepted.text(), 'http://h/');

  const refused = await post('http://h st/');
  t.is(refused.status, 400);
  t.like(await refused.json(), { success: false, error: expected });
});
