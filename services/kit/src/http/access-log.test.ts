/** One line of the log for each call: who by id, what by route, how it ended; nothing that someone typed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging.ts';
import { startThings, type Things } from '../testing/thing.fixture.ts';

const lines: string[] = [];
const log = createLogger('things', 'info', { write: (line: string) => void lines.push(line) });
let things: Things;
beforeAll(async () => {
  things = await startThings([], log);
});
afterAll(() => things.stop());

async function captureLines(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await act();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('says who called what, how it ended and how long it took', async () => {
  const person = await things.build.person({ roles: ['sfari_admin'] });
  const id = await things.make(person, { name: 'Mrs. Secret' });
  const seen = await captureLines(() =>
    things.fetch(`GET /thing/${id}/`, {
      as: person,
      headers: { 'X-Correlation-Id': 'call-of-the-test' },
    }),
  );
  expect(seen).toEqual([
    {
      level: 30,
      time: expect.any(String),
      name: 'things',
      service: 'things',
      correlation_id: 'call-of-the-test',
      method: 'GET',
      route: 'GET /thing/{id}/',
      status: 200,
      ms: expect.any(Number),
      actor: person.id,
      msg: 'call',
    },
  ]);
  expect(lines.join()).not.toMatch(/Secret|example\.test/);
});

it('records calls of no one, of no route and with wrong input too', async () => {
  const person = await things.build.person();
  const [anonymous, nowhere, wrong] = await captureLines(async () => {
    await things.fetch('GET /thing/');
    await things.fetch('GET /nothing/ada@example.test');
    await things.fetch('POST /thing/', { as: person, body: { name: 'x', weight: -1 } });
  });
  expect(anonymous).toMatchObject({ status: 401, route: 'GET /thing/', actor: null });
  expect(nowhere).toMatchObject({ status: 404, route: 'none' });
  expect(wrong).toMatchObject({ status: 400, method: 'POST', actor: person.id });
  expect(lines.join()).not.toMatch(/ada@/);
});
