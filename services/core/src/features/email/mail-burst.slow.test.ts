/** Ten thousand mails together to a mail server on this machine: how long, each once, in their order for one object. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';

const OBJECTS = 1000;
const ROUNDS = 10;
/** Measured: 64 s beside other work (load of 4.6 on two cores), 145 s beside much (load of 15). */
const SECONDS = 90;

let core: CoreHarness;
let server: ChildProcess;
beforeAll(async () => {
  server = fork(path.join(import.meta.dirname, '../../testing/mail-sink.ts'), { execArgv: [] });
  const [url] = await once(server, 'message');
  core = await startCore({ SMTP_URL: String(url) }, { runs: 'events' });
});
afterAll(async () => {
  await core.stop();
  server.disconnect();
});

async function ask<T>(question: 'count' | 'heads'): Promise<T> {
  const answer = once(server, 'message');
  server.send(question);
  return (await answer)[0] as T;
}

/** One mail about each object, in one transaction. */
const ROUND = `select jobs.emit_mail_requested_core(jsonb_build_object('key', 'burst-' || object || '-' || $1,
    'template', 'burst', 'model_name', 'request', 'object_id', object::text, 'to',
    jsonb_build_array('p' || object || '@uni.test'), 'subject', 'Object ' || object || ' mail ' || $1,
    'body', '<p>' || repeat('Some words of a mail. ', 30) || '</p>', 'actor_id', null))
  from generate_series(1, $2::int) object`;

it(`sends ${OBJECTS * ROUNDS} mails within ${SECONDS} s, each once and in order`, async () => {
  const started = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) await core.build.sql(ROUND, [String(round), OBJECTS]);
  await core.eventually(async () => (await ask<number>('count')) >= OBJECTS * ROUNDS, 600_000);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${OBJECTS * ROUNDS} mails in ${seconds.toFixed(1)} s`);

  const heads = await ask<{ subject: string; id: string }[]>('heads');
  expect(new Set(heads.map(({ id }) => id)).size).toBe(OBJECTS * ROUNDS);
  expect(heads).toHaveLength(OBJECTS * ROUNDS);
  const rounds = new Map<string, string[]>();
  for (const { subject } of heads) {
    const [, object = '', , round = ''] = subject.split(' ');
    rounds.set(object, [...(rounds.get(object) ?? []), round]);
  }
  expect(rounds.size).toBe(OBJECTS);
  const inOrder = Array.from({ length: ROUNDS }, (_, round) => String(round));
  for (const received of rounds.values()) expect(received).toEqual(inOrder);
  const [logged] = await core.build.sql<{ count: number }>(
    "select count(*)::int from core.email where status = 'sent' and attempts = 1",
  );
  expect(logged?.count).toBe(OBJECTS * ROUNDS);
  expect(seconds).toBeLessThan(SECONDS);
}, 900_000);
