import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ownerAddresses } from '../client/owners.ts';
import { signIn, type PortalClient } from '../client/portal-client.ts';
import { startPortal, type PortalUnderTest } from '../portal.ts';
import { work, type Work } from './load.ts';
import { killHard } from './processes.ts';

let portal: PortalUnderTest;
let administrator: PortalClient;
let investigator: PortalClient;
let waiting: number[];
let addresses: ReadonlyMap<number, string>;
/** Kept for the race, however many decisions the load makes. */
let contested: number;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  portal = await startPortal({ port: 8095, environment: { BUILD_APPS: 'no', LOG_LEVEL: 'error' } });
  administrator = await signIn(portal.url, 'admin');
  investigator = await signIn(portal.url, 'pi');
  const list = await administrator.get<{ results: { id: number; owner: { id: number } }[] }>(
    '/request/?type__in=1,2&status__in=2,3&limit=200',
  );
  addresses = await ownerAddresses(administrator, list.results);
  [contested = 0, ...waiting] = list.results.map(({ id }) => id);
});
test.afterAll(() => portal?.stop());

/** Works, breaks one part after a second, waits until the portal answers again, and works on for a second. */
async function workThrough(marker: string, command: RegExp): Promise<Work> {
  let stopped = false;
  const result = work({ investigator, administrator, waiting, addresses, marker }, () => stopped);
  await sleep(1000);
  killHard(portal.process.pid ?? 0, command);
  await sleep(300);
  await expect
    .poll(
      async () => (await investigator.call('GET /project/?limit=1').catch(() => ({ status: 0 }))).status,
      { timeout: 30_000 },
    )
    .toBe(200);
  await sleep(1500);
  stopped = true;
  return result;
}

async function expectNothingLost(done: Work, marker: string): Promise<void> {
  const { results } = await investigator.get<{ results: { title: string }[] }>(
    `/project/?limit=2000&title__icontains=${encodeURIComponent(marker)}`,
  );
  const titles = results.map(({ title }) => title);
  expect(new Set(titles).size, 'no project is there twice').toBe(titles.length);
  expect(
    done.created.filter((title) => !titles.includes(title)),
    'acknowledged projects that are gone',
  ).toEqual([]);
  for (const id of done.decided) {
    const mails = async () =>
      (
        (await (await fetch(`${portal.url}/mailbox/messages?to=decision-${id}@example.test`)).json()) as {
          count: number;
        }
      ).count;
    await expect.poll(mails, { timeout: 40_000, message: `mail of decision ${id}` }).toBe(1);
    const { status } = await administrator.get<{ status: number }>(`/request/${id}/`);
    expect(status).toBe(6);
  }
}

for (const [name, command] of [
  ['researcher service', /services\/researcher\/src\/main/],
  ['core service', /services\/core\/src\/main/],
  ['staff service', /services\/staff\/src\/main/],
  ['gateway', /services\/gateway\/src\/main/],
  ['inbox (mail server)', /services\/fakes\/src\/main/],
] as const)
  test(`kill -9 of the ${name} under load loses and doubles nothing`, async () => {
    const marker = `Fault ${name}`;
    const done = await workThrough(marker, command);
    expect(done.created.length).toBeGreaterThan(5);
    await expectNothingLost(done, marker);
  });

test('kill -9 of PostgreSQL under load loses and doubles nothing', async () => {
  const done = await workThrough('Fault database', /postgres.* -D /);
  expect(done.created.length).toBeGreaterThan(5);
  await expectNothingLost(done, 'Fault database');
});

test('of 40 who decide at the same time one wins, the others learn who, and one mail goes out', async () => {
  const id = contested;
  const deciders = await Promise.all(Array.from({ length: 4 }, () => signIn(portal.url, 'admin')));
  const email = {
    to: [addresses.get(id), `race-${id}@example.test`],
    subject: 'Race',
    body: '<p>Decided.</p>',
  };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      deciders[index % 4]?.call<{ current?: { decided_by?: { display_name?: string } } }>(
        `POST /request/${id}/decision/`,
        { status: 5, email },
      ),
    ),
  );
  const statuses = answers.map((answer) => answer?.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(39);
  for (const answer of answers)
    if (answer?.status === 409) expect(answer.body.current?.decided_by?.display_name).toBeTruthy();
  await sleep(2000);
  const mails = (await (await fetch(`${portal.url}/mailbox/messages?to=race-${id}@example.test`)).json()) as {
    count: number;
  };
  expect(mails.count).toBe(1);
});
