/** Logins at the two organizations of the fakes, as a browser makes them. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeIssuers, startFakes, type Fakes, type OrganizationId } from '@portal/fakes/app';
import type { TestAnswer, TestPerson } from '@portal/kit/testing';
import { startCore, type CoreHarness } from './core-harness.ts';

export interface OrganizationCore extends CoreHarness {
  readonly organizations: Fakes['organizations'];
}

/** The core service with both organizations. Only Lakeside's second factors are trusted. */
export async function startWithOrganizations(
  variables: Readonly<Record<string, string>> = {},
  options: Parameters<typeof startCore>[1] = {},
): Promise<OrganizationCore> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-organizations-'));
  const fakes = await startFakes({ dataDir });
  // Started before, so that no login waits for it.
  for (const id of ['lakeside', 'nordvik']) await fakes.organizations.setMode(id, 'up');
  const issuers = describeIssuers(`http://127.0.0.1:${fakes.httpPort}`);
  const core = await startCore({ IDENTITY_PROVIDERS: issuers, ...variables }, options);
  return {
    ...core,
    organizations: fakes.organizations,
    async stop() {
      await core.stop();
      await fakes.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Cookies of one browser, by host and name. */
class Jar {
  readonly #cookies = new Map<string, string>();

  add(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
  write(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

export interface Visit {
  readonly organization?: OrganizationId;
  /** Subject of the person there; an empty one goes back. */
  readonly person?: string;
  /** Who is logged in at the portal. */
  readonly as?: TestPerson;
  readonly again?: boolean;
}

/** What the browser brings back from the organization. */
export interface Visited {
  readonly organization: OrganizationId;
  readonly answer: string;
  /** Headers with the cookie of the browser that began. */
  readonly headers: Record<string, string>;
}

export const begin = (
  core: CoreHarness,
  { organization = 'lakeside', as, again }: Visit,
): Promise<TestAnswer> =>
  core.call('POST /organization-login/', {
    ...(as && { as }),
    body: { organization, ...(again !== undefined && { again }) },
  });

/** Begins, and logs in at the organization. */
export async function visit(core: CoreHarness, given: Visit = {}): Promise<Visited> {
  const { organization = 'lakeside', person = 'lakeside-1' } = given;
  const begun = await begin(core, given);
  if (begun.status !== 200) throw new Error(`not begun: ${JSON.stringify(begun.body)}`);
  const headers = { Cookie: (begun.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '' };
  return { organization, answer: await chooseThere(begun.body.url, person), headers };
}

async function chooseThere(start: string, person: string): Promise<string> {
  const jar = new Jar();
  let url = start;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 8; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: jar.write() },
      ...(body && { method: 'POST', body }),
    });
    jar.add(response.headers);
    const text = await response.text();
    const location = response.headers.get('Location');
    body = undefined;
    if (location === null) {
      const action = /action="([^"]+)"/.exec(text)?.[1];
      if (action === undefined) throw new Error(`no login page: ${response.status} ${text}`);
      url = action;
      body = new URLSearchParams({ person });
    } else {
      url = new URL(location, url).href;
      if (url.includes('/login/organization/')) return new URL(url).search.slice(1);
    }
  }
  throw new Error('the organization sends the browser in a circle');
}

export const comeBack = (
  core: CoreHarness,
  { organization, answer, headers }: Visited,
  as?: TestPerson,
): Promise<TestAnswer> =>
  core.call('POST /organization-login/callback/', {
    ...(as && { as }),
    body: { organization, answer },
    headers,
  });

/** An attempt that the organization answered, with the headers of its browser. */
export async function prove(core: CoreHarness, given: Visit = {}) {
  const visited = await visit(core, given);
  const { status, body } = await comeBack(core, visited, given.as);
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`);
  return { headers: visited.headers, ...(body as { attempt: string; status: string; email: string | null }) };
}

/** Links a login at an organization to the person. */
export async function link(core: CoreHarness, person: TestPerson, given: Visit = {}): Promise<TestAnswer> {
  const { headers, attempt } = await prove(core, given);
  return core.call('POST /organization-login/link/', { as: person, body: { attempt }, headers });
}

export async function logIn(core: CoreHarness, given: Visit = {}, more: object = {}): Promise<TestAnswer> {
  const { headers, attempt } = await prove(core, given);
  return core.call('POST /organization-login/finish/', { body: { attempt, ...more }, headers });
}
