/** The operations of the load, and the record of acknowledged writes. */
import { FILE_TYPE } from '@portal/contract/statuses';
import { letterPdf } from '../client/letter.ts';
import type { PortalClient } from '../client/portal-client.ts';
import type { Operation } from './workload.ts';

const TIMEOUT_MS = 45_000;

/** Acknowledged writes, and all attempted writes. */
export interface Ledger {
  readonly projects: { readonly tried: string[]; readonly done: string[] };
  /** Email addresses, one for each mail. */
  readonly mails: { readonly tried: string[]; readonly done: string[] };
  readonly files: string[];
  /** Versions of one abstract, in the order in which they were written. */
  readonly versions: { readonly tried: string[]; readonly done: string[] };
}

export const createLedger = (): Ledger => ({
  projects: { tried: [], done: [] },
  mails: { tried: [], done: [] },
  files: [],
  versions: { tried: [], done: [] },
});

interface People {
  readonly investigator: PortalClient;
  readonly administrator: PortalClient;
  /** A project of the investigator whose abstract is rewritten repeatedly. */
  readonly project: number;
  /** The request that read operations open. */
  readonly request: number;
  /** Distinguishes the writes of this run from those of others. */
  readonly marker: string;
}

/** Of a hundred calls, 17 are writes and 83 are reads. */
export function listOperations(people: People, ledger: Ledger): Operation[] {
  const { investigator, administrator, marker } = people;
  let count = 0;
  const next = (): string => `${marker}-${(count += 1)}`;
  const read = (name: string, share: number, person: PortalClient, path: string): Operation => ({
    name,
    share,
    send: () => call(person, `GET ${path}`),
  });
  return [
    {
      name: 'page',
      share: 8,
      send: () => fetch(administrator.url, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    },
    read('session', 15, investigator, '/session/'),
    read('own projects', 10, investigator, '/project/?limit=10'),
    read('own requests', 10, investigator, '/request/?limit=10'),
    read('datasets', 10, investigator, '/dataset/?limit=10&active=true'),
    read('bell', 10, investigator, '/notification/?limit=10'),
    read('request', 8, administrator, `/request/${people.request}/`),
    read('requests', 8, administrator, '/request/?limit=10&ordering=-id'),
    read('people', 4, administrator, '/user/?limit=10'),
    {
      name: 'new project',
      share: 8,
      send() {
        const title = next();
        ledger.projects.tried.push(title);
        return call(investigator, 'POST /project/', {
          title,
          abstract: 'A load.',
          non_autism_research: false,
        });
      },
      acknowledged: (body) => ledger.projects.done.push((body as { title: string }).title),
    },
    {
      name: 'mail',
      share: 4,
      send() {
        const address = `${next()}@example.test`.toLowerCase();
        ledger.mails.tried.push(address);
        return call(administrator, 'POST /email/', {
          to: [address],
          subject: address,
          body: '<p>One mail.</p>',
        }).then((response) => {
          if (response.status < 300) ledger.mails.done.push(address);
          return response;
        });
      },
    },
    {
      name: 'upload',
      share: 2,
      send() {
        const form = new FormData();
        form.set('type', String(FILE_TYPE.ATTACHMENT));
        form.set('name', 'letter.pdf');
        form.set('file', new Blob([letterPdf()], { type: 'application/pdf' }), 'letter.pdf');
        return call(administrator, 'POST /file/', form);
      },
      acknowledged: (body) => ledger.files.push((body as { id: string }).id),
    },
    rewriteAbstract(investigator, people.project, ledger, next),
  ];
}

/**
 * Writes an abstract with the version that was read before, one write at a time, so that the order of the versions is
 * known. While a write is running, the project is only read; a queue of writes would prolong each outage by minutes.
 */
function rewriteAbstract(
  person: PortalClient,
  project: number,
  { versions }: Ledger,
  next: () => string,
): Operation {
  let isUnderWay = false;
  const readProject = () => call(person, `GET /project/${project}/`);
  const write = async (): Promise<Response> => {
    if (isUnderWay) return readProject();
    isUnderWay = true;
    try {
      const seen = await readProject();
      if (!seen.ok) return seen;
      await seen.body?.cancel();
      const abstract = next();
      versions.tried.push(abstract);
      const answer = await call(
        person,
        `PATCH /project/${project}/`,
        { abstract },
        seen.headers.get('ETag') ?? '',
      );
      if (answer.ok) versions.done.push(abstract);
      return answer;
    } finally {
      isUnderWay = false;
    }
  };
  return { name: 'new version', share: 3, send: write };
}

function call(person: PortalClient, request: string, body?: unknown, version?: string): Promise<Response> {
  const [method = 'GET', path = '/'] = request.split(' ');
  const isForm = body instanceof FormData;
  return fetch(`${person.url}/api${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${person.token}`,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(version !== undefined && { 'If-Match': version }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
