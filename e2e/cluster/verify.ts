/** Checks that every acknowledged write exists exactly once. */
import { setTimeout as pause } from 'node:timers/promises';
import type { PortalClient } from '../client/portal-client.ts';
import type { Ledger } from './operations.ts';

export interface Verdict {
  readonly writes: string;
  readonly tried: number;
  readonly acknowledged: number;
  /** Acknowledged writes that do not exist. */
  readonly lost: readonly string[];
  /** Writes that exist more than once. */
  readonly doubled: readonly string[];
}

const MAILS_WITHIN = 120_000;
const PAGE = 1000;

export async function verify(
  ledger: Ledger,
  people: {
    readonly investigator: PortalClient;
    readonly administrator: PortalClient;
    readonly project: number;
  },
  marker: string,
): Promise<Verdict[]> {
  return [
    summarize('projects', ledger.projects, await countTitles(people.investigator, marker)),
    summarize('mails', ledger.mails, await countMails(people.administrator.url, ledger.mails)),
    await verifyFiles(people.administrator, ledger.files),
    await verifyVersions(people.investigator, people.project, ledger.versions),
  ];
}

type Counts = ReadonlyMap<string, number>;
interface Written {
  readonly tried: readonly string[];
  readonly done: readonly string[];
}

const summarize = (writes: string, { tried, done }: Written, found: Counts): Verdict => ({
  writes,
  tried: tried.length,
  acknowledged: done.length,
  lost: done.filter((name) => !found.has(name)),
  doubled: [...found].filter(([, times]) => times > 1).map(([name]) => name),
});

async function countTitles(person: PortalClient, marker: string): Promise<Counts> {
  const found = new Map<string, number>();
  for (let offset = 0; ; offset += PAGE) {
    const { results } = await person.get<{ results: { title: string }[] }>(
      `/project/?limit=${PAGE}&offset=${offset}&ordering=id&title__icontains=${marker}`,
    );
    for (const { title } of results) found.set(title, (found.get(title) ?? 0) + 1);
    if (results.length < PAGE) return found;
  }
}

/** Waits until each acknowledged mail has arrived, then as long again as a duplicate would need. */
async function countMails(url: string, { tried, done }: Written): Promise<Counts> {
  const end = Date.now() + MAILS_WITHIN;
  let missing = [...done];
  while (missing.length > 0 && Date.now() < end) {
    await pause(1000);
    const counts = await readInbox(url, missing);
    missing = missing.filter((address) => !counts.has(address));
  }
  await pause(5000);
  return readInbox(url, tried);
}

async function readInbox(url: string, addresses: readonly string[]): Promise<Counts> {
  const found = new Map<string, number>();
  for (const address of addresses) {
    const answer = await fetch(`${url}/mailbox/messages?to=${encodeURIComponent(address)}`);
    const { count } = (await answer.json()) as { count: number };
    if (count > 0) found.set(address, count);
  }
  return found;
}

async function verifyFiles(person: PortalClient, files: readonly string[]): Promise<Verdict> {
  const found = new Map<string, number>();
  for (const id of files) {
    const { status } = await person.call(`GET /file/${id}/?base64=true`);
    if (status === 200) found.set(id, 1);
  }
  return summarize('files', { tried: files, done: files }, found);
}

/** The abstract must be that of the last acknowledged version, or of a later version whose write got no answer. */
async function verifyVersions(
  person: PortalClient,
  project: number,
  { tried, done }: Written,
): Promise<Verdict> {
  const { abstract } = await person.get<{ abstract: string }>(`/project/${project}/`);
  const last = done.at(-1);
  const isLatest = last === undefined || tried.indexOf(abstract) >= tried.indexOf(last);
  return {
    writes: 'versions of one text',
    tried: tried.length,
    acknowledged: done.length,
    lost: isLatest ? [] : [last],
    doubled: [],
  };
}
