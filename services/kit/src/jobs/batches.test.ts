/** Jobs that are taken together, their order for one object, and that no kind delays another (decision 481). */
import { once } from 'node:events';
import { MailRequested, NotificationRequested } from '@portal/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, transact, type Database } from '../database/index.ts';
import { createLogger } from '../logging.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { JobWaits, onEvent, startJobs, type EventHandler, type JobRunner } from './jobs.ts';

let test: TestDatabase;
let producer: Database;
const started: JobRunner[] = [];
let tried: string[];
beforeAll(async () => {
  test = await createTestDatabase();
  producer = openDatabase({ url: test.connectionUrl('staff') });
});
afterAll(async () => {
  await producer.close();
  await test.drop();
});
beforeEach(() => {
  tried = [];
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
  await test.admin.query('delete from jobs.job');
});

/** As a process of core. */
async function startProcess(...handlers: EventHandler[]): Promise<void> {
  const log = createLogger('test', 'silent');
  const runner = await startJobs({ url: test.connectionUrl('core'), service: 'core', log });
  started.push(runner);
  await runner.work(handlers);
}
/** Notes the subject of each mail that it tries. */
const noting = (run: (subject: string, attempt: number) => Promise<void>) =>
  onEvent(
    MailRequested,
    async ({ subject }, { attempt, mustWait }) => {
      if (mustWait) throw new JobWaits();
      tried.push(subject);
      await run(subject, attempt);
    },
    { jobs: 8, parallel: 4 },
  );
/** The object is before the space. Each in its own transaction: those of one have no order. */
async function emitMails(subjects: readonly string[]): Promise<void> {
  for (const subject of subjects)
    await transact(producer, { actorId: null }, (work) =>
      work.emit(MailRequested, {
        key: subject,
        template: 'test',
        model_name: 'request',
        object_id: subject.split(' ')[0] ?? '',
        to: ['ada@uni.test'],
        subject,
        body: '',
        actor_id: null,
      }),
    );
}
const listTried = (object: string) => tried.filter((subject) => subject.startsWith(`${object} `));

it('jobs about one object follow each other, also where one is tried again; others do not wait', async () => {
  await emitMails(['a 1', 'a 2', 'b 1', 'a 3']);
  await startProcess(
    noting((subject, attempt) =>
      subject === 'a 1' && attempt === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve(),
    ),
  );
  await expect.poll(() => listTried('a'), { timeout: 60_000 }).toEqual(['a 1', 'a 1', 'a 2', 'a 3']);
  expect(tried.indexOf('b 1')).toBeLessThan(tried.lastIndexOf('a 1'));
  const { rows } = await test.admin.query<{ retry_count: number }>(
    "select retry_count from jobs.job where data ->> 'subject' = 'a 3'",
  );
  expect(rows, 'to wait is no try').toEqual([{ retry_count: 0 }]);
});

it('they follow each other in two processes too, and each is done once', async () => {
  const objects = ['a', 'b', 'c'];
  const rounds = Array.from({ length: 6 }, (_, round) => round);
  await emitMails(rounds.flatMap((round) => objects.map((object) => `${object} ${round}`)));
  const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
  await Promise.all([startProcess(noting(nextTurn)), startProcess(noting(nextTurn))]);
  await expect.poll(() => tried.length, { timeout: 120_000 }).toBe(objects.length * rounds.length);
  for (const object of objects)
    expect(listTried(object)).toEqual(rounds.map((round) => `${object} ${round}`));
});

it.each([['one by one', undefined] as const, ['in batches', { jobs: 20, parallel: 2 }] as const])(
  'a burst of one kind, taken %s, does not delay another kind',
  async (_, batch) => {
    await emitMails(Array.from({ length: 100 }, (_each, count) => `${count} burst`));
    const line = { key: 'line', recipient_ids: [], message: 'x', redirect: null };
    await transact(producer, { actorId: null }, (work) => work.emit(NotificationRequested, line));
    const stopping = new AbortController();
    let begun = 0;
    await startProcess(
      // each waits for the other kind: were it behind them, none would end
      onEvent(
        MailRequested,
        async () => {
          begun += 1;
          if (!stopping.signal.aborted) await once(stopping.signal, 'abort');
        },
        batch,
      ),
      onEvent(NotificationRequested, async () => {
        await expect.poll(() => begun, { timeout: 30_000 }).toBe(2);
        stopping.abort();
      }),
    );
    await expect.poll(() => begun, { timeout: 60_000 }).toBe(100);
  },
);
