import type { TestPerson } from '@portal/kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGatewayClient } from '../../clients/index.ts';
import { startCore, type CoreHarness } from '../../testing/core-harness.ts';
import { startFakeGateway, type FakeGateway } from '../../testing/fake-gateway.ts';
import { nameVisitor } from './record-visit.ts';
import { followReleases, forgetOldVisits, watchReleases } from './watch-releases.ts';

/** Of which visitors see pages. */
const APP = 'mfe-researcher';
const SINCE = '2026-11-26T08:00:00.000Z';
const TRIED = { version: 'v1', previous: 'v0', canary: { version: 'v2', share: 0.1, since: SINCE } };
const LEAST = 5;

let core: CoreHarness;
let gateway: FakeGateway;
let superuser: TestPerson;
beforeAll(async () => {
  gateway = await startFakeGateway({});
  core = await startCore(
    { GATEWAY_URL: gateway.url, RELEASE_LEAST_SESSIONS: String(LEAST) },
    { runs: 'events' },
  );
  superuser = await core.build.person({ roles: ['superuser'], institution: null });
});
afterAll(async () => {
  await core.stop();
  gateway.stop();
});

const client = () => createGatewayClient(gateway.url, 'token');
const follow = () => followReleases(core.parts.database, client());
const watch = () =>
  watchReleases({
    database: core.parts.database,
    gateway: client(),
    log: core.parts.log,
    minSessions: LEAST,
    timeZone: 'America/New_York',
  });

beforeEach(async () => {
  await core.build.sql('truncate core.release, core.release_switch, core.release_visit restart identity');
  gateway.releases = { [APP]: TRIED, shell: { version: 's1' } };
  gateway.asked.length = 0;
  gateway.failure = undefined;
  gateway.beforeChange = undefined;
});

interface VisitCounts {
  readonly version?: string;
  readonly errors?: number;
  readonly failed?: number;
  readonly lcp?: number | null;
  readonly trial?: string | null;
}
const count = ({ version = 'v2', errors = 0, failed = 0, lcp = null, trial = SINCE }: VisitCounts = {}) => ({
  app: APP,
  version,
  loads: 1,
  errors,
  failed,
  lcp,
  inp: null,
  cls: 0.01,
  trial,
});
let address = 0;
/** One page of one visitor of its own network. */
const sendVisit = (
  counts: VisitCounts,
  from = `10.0.${(address += 1) >> 8}.${address & 255}`,
  as?: TestPerson,
) =>
  core.call('POST /internal/release-visit/', {
    body: { counts: [count(counts)] },
    headers: { 'X-Forwarded-For': from },
    ...(as ? { as } : {}),
  });
async function visits(many: number, counts: VisitCounts): Promise<void> {
  for (let index = 0; index < many; index += 1) expect((await sendVisit(counts)).status).toBe(204);
}
const read = async (path = '/release/') => (await core.call(`GET ${path}`, { as: superuser })).body;
const release = async () =>
  (await read()).results.find(({ app }: { app: string }) => app === APP) as Record<string, unknown> & {
    id: number;
  };
const switches = async () => (await read('/release-switch/')).results as Record<string, unknown>[];
const health = async () =>
  (await read('/release-health/')).apps.find(({ app }: { app: string }) => app === APP);
const decide = async (what: 'promote' | 'rollback', options: Record<string, unknown> = {}) =>
  core.call(`POST /release/${(await release()).id}/${what}/`, { as: superuser, ...options });

describe('what the gateways give out', () => {
  it('is read with share and beginning, and what was done by command is written down once', async () => {
    await follow();
    await follow();
    expect(await release()).toMatchObject({
      version: 'v1',
      previous: 'v0',
      canary: { version: 'v2', share: 0.1, since: expect.stringContaining('2026-11-26T08:00:00') },
      abilities: { promote: true, rollback: true },
    });
    expect((await read()).results[1]).toMatchObject({
      app: 'shell',
      canary: null,
      abilities: { promote: false, rollback: false },
    });
    expect(await switches()).toEqual([]);
    gateway.releases = { ...gateway.releases, [APP]: { version: 'v3', previous: 'v1' } };
    await Promise.all([follow(), follow()]);
    expect(await switches()).toMatchObject([
      { app: APP, kind: 'deployed', from_version: 'v1', to_version: 'v3', cause: 'command', actor: null },
    ]);
  });

  it('stays as it was while no gateway answers', async () => {
    await follow();
    gateway.failure = 503;
    await expect(follow()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect((await decide('promote')).status).toBe(503);
    expect((await core.call('POST /release/999/promote/', { as: superuser })).status).toBe(404);
    expect(await release()).toMatchObject({ version: 'v1', canary: { version: 'v2' } });
  });
});

describe('a superuser', () => {
  it('gives a new version to everyone', async () => {
    await follow();
    const { status, body } = await decide('promote');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 'v2',
      previous: 'v1',
      canary: null,
      abilities: { promote: false, rollback: true },
    });
    expect(gateway.releases[APP]).toEqual({ version: 'v2', previous: 'v1' });
    expect(await switches()).toMatchObject([
      {
        kind: 'promoted',
        from_version: 'v1',
        to_version: 'v2',
        cause: 'person',
        actor: { id: superuser.id },
      },
    ]);
    await follow();
    expect(await switches()).toHaveLength(1);
  });

  it('takes a new version back, and then the present one', async () => {
    await follow();
    expect((await decide('rollback')).body).toMatchObject({ version: 'v1', canary: null });
    expect((await decide('rollback')).body).toMatchObject({ version: 'v0', previous: 'v1' });
    expect((await switches()).map(({ kind, to_version }) => [kind, to_version])).toEqual([
      ['rolled_back', 'v0'],
      ['rolled_back', 'v1'],
    ]);
    expect((await decide('promote')).body).toMatchObject({
      code: 'WRONG_STATE',
      detail: 'No canary version is active',
    });
  });

  it('gets a refusal where someone was faster, on a page or by command', async () => {
    await follow();
    const { id } = await release();
    const etag = (await core.call(`GET /release/${id}/`, { as: superuser })).headers.get('etag') ?? '';
    const late = () => decide('promote', { headers: { 'If-Match': etag } });
    const other = { ...TRIED, canary: { ...TRIED.canary, version: 'v9' } };
    gateway.releases = { ...gateway.releases, [APP]: other };
    expect(await late()).toMatchObject({
      status: 409,
      body: { code: 'STALE', current: { version: 'v1', canary: { version: 'v9' } } },
    });
    expect(gateway.asked).toEqual([]);
    expect((await decide('promote', { headers: { 'If-Match': '' } })).status).toBe(428);
  });

  it('gets a refusal where someone deployed between the look and the switch', async () => {
    await follow();
    gateway.beforeChange = () => {
      gateway.releases = { ...gateway.releases, [APP]: { version: 'v9', previous: 'v1' } };
    };
    expect((await decide('promote')).body).toMatchObject({
      code: 'WRONG_STATE',
      detail: 'Another version was deployed after you opened this',
    });
    expect(gateway.releases[APP]?.version).toBe('v9');
    expect(await switches()).toEqual([]);
  });

  it('decides once, however many do', async () => {
    await follow();
    const { id } = await release();
    const etag = (await core.call(`GET /release/${id}/`, { as: superuser })).headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        core.call(`POST /release/${id}/${index % 2 ? 'promote' : 'rollback'}/`, {
          as: superuser,
          headers: { 'If-Match': etag },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    expect(gateway.asked).toHaveLength(1);
    expect(await switches()).toHaveLength(1);
  });

  it('is the only one who sees and decides', async () => {
    await follow();
    const admin = await core.build.person({ roles: ['sfari_admin'], institution: null });
    for (const path of ['/release/', '/release-switch/', '/release-health/']) {
      expect((await core.call(`GET ${path}`)).status).toBe(401);
      expect((await core.call(`GET ${path}`, { as: admin })).status).toBe(403);
    }
    const { id } = await release();
    expect((await core.call(`POST /release/${id}/promote/`)).status).toBe(401);
    expect((await core.call(`POST /release/${id}/promote/`, { as: admin })).status).toBe(403);
    expect((await core.call('POST /release/999/promote/', { as: superuser })).status).toBe(404);
    expect(gateway.asked).toEqual([]);
  });
});

describe('how versions fare', () => {
  it('counts each visitor once, whatever they report and from however many pages', async () => {
    await follow();
    const person = await core.build.person();
    for (let page = 0; page < 4; page += 1) {
      await sendVisit({ errors: 3, lcp: 900 + page });
      await sendVisit({ errors: 5, failed: 1, lcp: 1000 }, '192.0.2.7');
      await sendVisit({ errors: 1 }, `192.0.2.${page + 20}`, person);
    }
    expect(await health()).toMatchObject({
      sides: [
        { version: 'v1', isCanary: false, sessions: 0, lcp: null },
        { version: 'v2', isCanary: true, sessions: 6, errors: 6, failed: 1, either: 6, lcp: 903 },
      ],
      verdict: { state: 'too_few', reasons: [] },
    });
    const stored = await core.build.sql<{ visitor: string }>('select visitor from core.release_visit');
    expect(JSON.stringify(stored)).not.toMatch(/192\.0\.2|network|account/);
  });

  it('counts one customer of a network once, from however many addresses', async () => {
    await follow();
    for (let index = 0; index < 60; index += 1)
      expect((await sendVisit({ errors: 1 }, `2001:db8:1:${index.toString(16)}::1`)).status).toBe(204);
    expect((await health()).sides[1]).toMatchObject({ version: 'v2', sessions: 1, either: 1 });
  });

  it('evaluates an app behind login only by accounts', async () => {
    const person = await core.build.person();
    const about = async (app: string, as?: TestPerson) =>
      core.call('POST /internal/release-visit/', {
        body: { counts: [{ ...count(), app }] },
        ...(as ? { as } : {}),
      });
    for (const app of ['mfe-staff', 'mfe-tissue', 'mfe-researcher', 'shell']) await about(app);
    for (const app of ['mfe-staff', 'mfe-tissue']) await about(app, person);
    expect(
      await core.build.sql(
        'select app, count(*)::int as count from core.release_visit group by app order by app',
      ),
    ).toEqual(['mfe-researcher', 'mfe-staff', 'mfe-tissue', 'shell'].map((app) => ({ app, count: 1 })));
    const stored = await core.build.sql<{ visitor: string }>('select visitor from core.release_visit');
    expect(new Set(stored.map(({ visitor }) => visitor)).size).toBe(2);
  });

  it('names a visitor by account, by the person who acts for it, or by network', () => {
    expect(nameVisitor({ userId: 4, impersonatorId: null }, '192.0.2.1')).toBe('account 4');
    expect(nameVisitor({ userId: 4, impersonatorId: 9 }, '192.0.2.1')).toBe('account 9');
    expect(nameVisitor({ userId: 0, impersonatorId: null }, '192.0.2.1')).toBe('network 192.0.2.1');
    expect(nameVisitor({ userId: 0, impersonatorId: null }, '2001:db8:1:2:3::4')).toBe(
      nameVisitor({ userId: 0, impersonatorId: null }, '2001:db8:1:ff:9:9:9:9'),
    );
  });

  it('compares what was met at the same time alone', async () => {
    await follow();
    await visits(3, { version: 'v1', trial: null, errors: 1 });
    await visits(2, { version: 'v1' });
    await visits(2, { version: 'v2' });
    await visits(2, { version: 'v2', trial: '2026-11-01T08:00:00.000Z' });
    expect((await health()).sides).toMatchObject([
      { version: 'v1', sessions: 2, errors: 0 },
      { version: 'v2', sessions: 2 },
    ]);
    gateway.releases = { ...gateway.releases, [APP]: { version: 'v1', previous: 'v0' } };
    await follow();
    expect(await health()).toMatchObject({
      sides: [{ version: 'v1', sessions: 5, errors: 3 }],
      verdict: { state: 'no_canary' },
    });
  });

  it('refuses what is no count', async () => {
    const bad = (counts: unknown) => core.call('POST /internal/release-visit/', { body: { counts } });
    expect((await bad([])).status).toBe(400);
    expect((await bad([{ ...count(), errors: -1 }])).status).toBe(400);
    expect((await bad([{ ...count(), message: 'words' }])).status).toBe(400);
  });
});

describe('a new version that is worse', () => {
  it('is taken back automatically, once, with the reason, and superusers are notified', async () => {
    await follow();
    await visits(LEAST, { version: 'v1' });
    await visits(LEAST - 1, { errors: 1 });
    expect(await watch()).toEqual([]);
    await visits(1, { failed: 1 });
    expect((await Promise.all([watch(), watch()])).flat()).toEqual([APP]);
    expect(await watch()).toEqual([]);
    expect(gateway.releases[APP]).toEqual({ version: 'v1', previous: 'v0' });
    expect(gateway.asked).toHaveLength(1);
    expect(await switches()).toMatchObject([
      {
        kind: 'rolled_back',
        from_version: 'v2',
        to_version: 'v1',
        share: 0.1,
        cause: 'worse',
        reasons: [{ measure: 'failures', found: 1, before: 0 }],
        actor: null,
      },
    ]);
    const mails = await core.eventually(async () => {
      const found = await core.build.sql<{ to: string[]; subject: string; body: string }>(
        `select "to", subject, body from core.email where email_template = 'release_rollback'`,
      );
      return found.length > 0 ? found : undefined;
    });
    expect(mails).toMatchObject([{ to: [superuser.email], subject: `${APP}: version v2 was rolled back` }]);
    expect(mails?.[0]?.body).toContain(
      'Sessions with a script error or a failed load: 100.0% instead of 0.0%.',
    );
    expect(mails?.[0]?.body).toContain('was served to 10% of sessions');
  });

  it('stays where it is as good, and is never promoted automatically', async () => {
    await follow();
    await visits(LEAST * 2, { version: 'v1' });
    await visits(LEAST * 2, { version: 'v2' });
    expect(await watch()).toEqual([]);
    expect((await health()).verdict).toEqual({ state: 'not_worse', reasons: [] });
    expect(gateway.asked).toEqual([]);
    expect(gateway.releases[APP]).toEqual(TRIED);
  });

  it('is not brought down by one visitor, signed in or not', async () => {
    await follow();
    const person = await core.build.person();
    await visits(LEAST * 4, { version: 'v1' });
    await visits(LEAST * 4, { version: 'v2' });
    for (let page = 0; page < 30; page += 1) {
      await sendVisit({ errors: 100, failed: 10 }, '192.0.2.9');
      await sendVisit({ errors: 100 }, `192.0.2.${page}`, person);
    }
    expect(await watch()).toEqual([]);
    expect(gateway.asked).toEqual([]);
  });

  it('is left to the person who deployed in between', async () => {
    await follow();
    await visits(LEAST, { version: 'v1' });
    await visits(LEAST, { errors: 1 });
    gateway.beforeChange = () => {
      gateway.releases = { ...gateway.releases, [APP]: { version: 'v3', previous: 'v1' } };
    };
    expect(await watch()).toEqual([]);
    expect(await switches()).toEqual([]);
    gateway.beforeChange = undefined;
    await watch();
    expect(await switches()).toMatchObject([{ kind: 'deployed', to_version: 'v3' }]);
  });

  it('forgets after 30 days', async () => {
    await follow();
    await visits(2, {});
    await core.build.sql(`update core.release_visit set last_seen = now() - interval '31 days'`);
    await visits(1, {});
    await forgetOldVisits(core.parts.database);
    expect(await core.build.sql('select 1 from core.release_visit')).toHaveLength(1);
  });
});
