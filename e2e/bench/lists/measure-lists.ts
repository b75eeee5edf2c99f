/** Measures each call of each list in milliseconds: one call at a time, after warm-up, on an otherwise idle portal. */
import { performance } from 'node:perf_hooks';
import { signIn, type PortalClient } from '../../client/portal-client.ts';
import { declaredLists, type DeclaredList } from './declared-lists.ts';
import { linesFor, type Line, type Names } from './cases.ts';

/** Demo accounts, the ones with the most rights first. */
const ACCOUNTS = ['super', 'admin', 'abnpm', 'so', 'pi'] as const;
/** Accounts that see only some rows. Their access rule decides how the database finds the rows. */
const LIMITED = ['pi', 'so', 'external', 'abnrev', 'rmadmin'] as const;
/**
 * Lines that are measured for these accounts. Filters are left out, because they are the same as for the other
 * accounts.
 */
const LIMITED_LINES = /^(first|last) page|^search|^groups of/;
/** After a few calls PostgreSQL prepares a statement and settles on its plan. */
const WARM = 8;
const CALLS = 5;

export interface MeasuredLine extends Line {
  /** The median. */
  readonly milliseconds: number;
  /** The fastest call: the time if nothing else runs on the machine. */
  readonly least: number;
}

type Row = Readonly<Record<string, unknown>>;
interface Page {
  readonly count?: number;
  readonly results: readonly Row[];
}

/** A refused call does not end the run: twenty minutes of seeding come before it. */
export interface MeasuredLists {
  readonly lines: readonly MeasuredLine[];
  readonly refused: readonly string[];
}

export async function measureLists(url: string, only: string | undefined): Promise<MeasuredLists> {
  const clients = new Map<string, PortalClient>();
  for (const account of [...ACCOUNTS, ...LIMITED]) clients.set(account, await signIn(url, account));
  const names = await readNames(clients);
  const measured: MeasuredLine[] = [];
  const refused: string[] = [];
  const measure = async (client: PortalClient, line: Line): Promise<void> => {
    const found = await measureTime(client, line);
    if (typeof found === 'string') refused.push(`${line.list}, ${line.what}: ${found}`);
    else measured.push({ ...line, ...found });
  };
  for (const { list, client, lines } of await planLists(clients, names, only)) {
    console.log(`Measuring ${list.name}: ${lines.length} calls`);
    for (const line of lines) await measure(client, line);
    if (!list.isPaged || list.access === 'anyone') continue;
    for (const account of LIMITED) {
      const limited = clients.get(account);
      if (!limited || limited === client) continue;
      for (const line of await linesForLimited(list, limited, names))
        await measure(limited, { ...line, what: `${line.what}, as ${account}` });
    }
  }
  return { lines: measured, refused };
}

interface PlannedList {
  readonly list: DeclaredList;
  readonly client: PortalClient;
  readonly lines: readonly Line[];
}

/** @throws one error that lists all lists without values, before anything is measured */
async function planLists(
  clients: ReadonlyMap<string, PortalClient>,
  names: Names,
  only: string | undefined,
): Promise<PlannedList[]> {
  const planned: PlannedList[] = [];
  const problems: string[] = [];
  for (const list of declaredLists()) {
    if (only !== undefined && list.name !== only) continue;
    const { client, count, rows } = await whoSeesMost(list, clients);
    try {
      planned.push({ list, client, lines: linesFor(list, { rows, count, names }) });
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (problems.length > 0) throw new Error(`what the bench cannot measure:\n${problems.join('\n')}`);
  return planned;
}

/** The lines of a limited account; none if it may not read the list. */
async function linesForLimited(list: DeclaredList, client: PortalClient, names: Names): Promise<Line[]> {
  const found = await readPage(list, client);
  return found
    ? linesFor({ ...list, filters: [] }, { ...found, names }).filter(({ what }) => LIMITED_LINES.test(what))
    : [];
}

async function readPage(
  list: DeclaredList,
  client: PortalClient,
): Promise<{ count: number; rows: readonly Row[] } | undefined> {
  const { status, body } = await client.call<Page>(`GET ${list.path}${list.isCounted ? '?count=exact' : ''}`);
  return status === 200 ? { count: body.count ?? body.results.length, rows: body.results } : undefined;
}

/** Reads the ids that filters and parameters need. */
async function readNames(clients: ReadonlyMap<string, PortalClient>): Promise<Names> {
  const admin = clients.get('admin');
  if (!admin) throw new Error('no one to read ids with');
  const first = async (path: string): Promise<Row> => (await admin.get<Page>(path)).results[0] ?? {};
  const id = (value: unknown): string =>
    String((value as { readonly id?: number | string } | undefined)?.id ?? '');
  const request = await first('/request/?ordering=id&status=7&type=1&limit=1');
  const review = await first('/review/?limit=1');
  return {
    request: id(request),
    project: id(request['project']),
    cohort: id(await first('/cohort/?limit=1')),
    reviewer: id(review['reviewer']),
    person: id(await first('/user/?email=pi@demo.test')),
    administrator: id(await first('/user/?email=admin@demo.test')),
    institution: id(await first('/institution/?search=lakeside')),
    donorSync: id(await first('/donor-sync/?limit=1')),
    collection: id(await first('/abn_cart/?limit=1')),
    sampleRequest: id(await first('/request/?ordering=id&type=2&status=7&limit=1')),
    editableRequest: id(await first('/request/?ordering=id&status=6&limit=1')),
    agreement: id(await first('/agreement/?current=true&limit=1')),
    today: new Date().toISOString().slice(0, 10),
    dataset: id(await first('/dataset/?limit=1')),
  };
}

/** Among the accounts that may call the list, the one that sees the most rows. */
async function whoSeesMost(
  list: DeclaredList,
  clients: ReadonlyMap<string, PortalClient>,
): Promise<{ client: PortalClient; count: number; rows: readonly Row[] }> {
  let best: { client: PortalClient; count: number; rows: readonly Row[] } | undefined;
  for (const client of clients.values()) {
    if (!list.isPaged || list.name === 'history') {
      return { client: clients.get(unpagedReader(list.name)) ?? client, count: 0, rows: [] };
    }
    const found = await readPage(list, client);
    if (found && (best === undefined || found.count > best.count)) best = { client, ...found };
  }
  if (!best) throw new Error(`${list.name}: no one may read it`);
  return best;
}

/** The account that reads a list without pages. */
function unpagedReader(name: string): string {
  if (name === 'own-review') return 'external';
  return name.startsWith('institution') && name !== 'institution-compliance' ? 'so' : 'admin';
}

/** @returns the times, or the answer that refused the call */
async function measureTime(
  client: PortalClient,
  { path }: Line,
): Promise<Pick<MeasuredLine, 'milliseconds' | 'least'> | string> {
  const times: number[] = [];
  for (let call = 0; call < WARM + CALLS; call += 1) {
    const started = performance.now();
    const { status, body } = await client.call<unknown>(`GET ${path}`);
    const took = performance.now() - started;
    if (status !== 200) return `${status} ${JSON.stringify(body)}`;
    if (call >= WARM || took > 1000) times.push(took);
    // Slow calls are not repeated a dozen times.
    if (times.length >= 2 && took > 1000) break;
  }
  times.sort((a, b) => a - b);
  return { milliseconds: times[Math.floor(times.length / 2)] ?? 0, least: times[0] ?? 0 };
}
