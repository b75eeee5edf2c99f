/**
 * `npm run bench`: prints the performance targets as tables. Every ratio compares with the same database in the same
 * run. It fails if a list exceeds its time, a page its size or time, or a staff task its number of clicks. `-- --sizes
 * 100000 --only lists` measures a part; see `arguments.ts`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { signIn } from '../client/portal-client.ts';
import { REPOSITORY, startPortal, type PortalUnderTest } from '../portal.ts';
import { readOptions } from './arguments.ts';
import { compareWithBaseline, recordPlans, type Row } from './compare.ts';
import { GOAL } from './lists/cases.ts';
import { declaredLists } from './lists/declared-lists.ts';
import { measureLists, type MeasuredLists } from './lists/measure-lists.ts';
import { findUnknown } from './lists/unknown.ts';
import { measureRequestPage } from './request-page.ts';
import { GROWTH_BOUND, measureLargeFile } from './large-file.ts';
import { operationsFor } from './operations.ts';
import { measurePacket, PACKET_BOUND, PACKET_GROWTH_BOUND } from './packet.ts';
import { measurePages } from './pages/index.ts';
import { baselineFor } from './baseline.ts';
import { profileCalls } from './profile.ts';
import { measureValidation, sampleBaseline, sampleOperation, SAMPLES_BOUND } from './samples.ts';
import { measureShares } from './shares.ts';
import { measureStart } from './start.ts';
import { printTable } from './table.ts';

const options = readOptions();
const { parts, port } = options;
const unknown = parts.has('lists') ? findUnknown(declaredLists()) : [];
if (unknown.length > 0) throw new Error(`lists/words.ts does not fit the contract:\n${unknown.join('\n')}`);
const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
const dataDir = options.dataDir ?? path.join(folder, 'data');
const log = path.join(folder, 'statements.jsonl');
writeFileSync(log, '');

/** Parts that need a database with many rows. */
const BULK_PARTS = ['operations', 'shares', 'request-page', 'lists', 'samples'] as const;
const missed: string[] = [];
const start = (environment: Readonly<Record<string, string>> = {}): Promise<PortalUnderTest> =>
  startPortal({ port, dataDir, environment: { LOG_LEVEL: 'warn', ...environment }, preserveData: true });

/** Runs `work` with a portal that is stopped afterwards, also if `work` fails. */
async function withPortal<T>(
  environment: Readonly<Record<string, string>>,
  work: (portal: PortalUnderTest) => Promise<T>,
): Promise<T> {
  const portal = await start(environment);
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
}

function seed(size: number): void {
  const growth = ['--requests', String(size), ...(parts.has('samples') ? ['--samples'] : [])];
  const { status } = spawnSync('npm', ['run', '--silent', 'seed', '--', ...growth], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
  });
  if (status !== 0) throw new Error('the seed failed');
}

/** The first and a warm start, and the pages of the first. */
async function measurePagesAndStart(): Promise<void> {
  const look = async ({ url }: PortalUnderTest): Promise<void> => {
    if (parts.has('pages')) missed.push(...(await measurePages(url, dataDir)));
  };
  if (!parts.has('start')) return withPortal({}, look);
  const table = await measureStart(start, look);
  printTable('Start', table.rows);
  missed.push(...table.missed);
}

async function measureOperations(size: number): Promise<Row[]> {
  const { operations, own, profile } = await withPortal({ SQL_LOG_FILE: log }, async ({ url }) => {
    const admin = await signIn(url, 'admin');
    const found = await operationsFor(admin, await signIn(url, 'pi'));
    return {
      operations: found,
      own: await recordPlans(url, log, found),
      profile: await profileCalls(url, log, found),
    };
  });
  printTable(`Where the milliseconds of a call go, ${size} requests, one call at a time`, profile);
  // Runs without the statement log, which costs time.
  return withPortal({}, async ({ url }) => {
    const baseline = await baselineFor(operations);
    return compareWithBaseline({ ...options, url, dataDir, folder, size, operations, own, baseline });
  });
}

/** Measures which program uses the processor time of a list. */
const measureSharesAt = (size: number): Promise<void> =>
  withPortal({}, async ({ url }) => {
    const operations = await operationsFor(await signIn(url, 'admin'), await signIn(url, 'pi'));
    const baseline = await baselineFor(operations);
    const { connections } = options;
    const { rows, missed: dear } = await measureShares({
      url,
      dataDir,
      folder,
      connections,
      operations,
      baseline,
    });
    printTable(`Processor time of a list, ${size} requests`, rows);
    missed.push(...dear.map((line) => `${size}: ${line}`));
  });

/** Validating samples among a million of them. */
async function measureSamples(size: number): Promise<Row[]> {
  const { operations, own } = await withPortal({ SQL_LOG_FILE: log }, async ({ url }) => {
    const found = [await sampleOperation(await signIn(url, 'pi'))];
    return { operations: found, own: await recordPlans(url, log, found) };
  });
  return withPortal({}, async ({ url }) => {
    for (const operation of operations) {
      const milliseconds = await measureValidation(operation);
      const line = `250 samples validated among a million, in batches: ${milliseconds.toFixed(1)} ms`;
      console.log(`\n${line} (bound ${SAMPLES_BOUND})`);
      if (milliseconds > SAMPLES_BOUND) missed.push(line);
    }
    const baseline = sampleBaseline();
    return compareWithBaseline({ ...options, url, dataDir, folder, size, operations, own, baseline });
  });
}

/** The request page of staff, and its poll. */
async function runRequestPagePart(size: number): Promise<void> {
  const lines = await withPortal({}, async ({ url }) => measureRequestPage(await signIn(url, 'admin')));
  printTable(
    `The request page of staff, ${size} requests, one call at a time`,
    lines.map(({ what, milliseconds, bound }) => ({ what, ms: milliseconds.toFixed(1), bound })),
  );
  for (const { what, milliseconds, bound } of lines)
    if (milliseconds > bound) missed.push(`${size}: ${what}: ${milliseconds.toFixed(1)} ms`);
}

/** Counts clicks and keys of staff journeys, on a separate portal with the demo data. */
function countDesk(): void {
  const { status } = spawnSync(process.execPath, ['e2e/run-browser.ts'], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: {
      ...process.env,
      E2E_PORT: String(port),
      PORTAL_BROWSER_CONFIG: 'e2e/bench/desk/playwright.config.ts',
    },
  });
  if (status !== 0) missed.push('desk: a journey failed, or took more clicks and keys than its bound');
}

/** Sends a file of the maximum size of a dataset through the gateway and core. */
async function measureFiles(): Promise<void> {
  const { lines, growth } = await withPortal({}, async ({ url, process: { pid = 0 } }) =>
    measureLargeFile(await signIn(url, 'admin'), { gigabytes: options.gigabytes, group: pid }),
  );
  printTable('A large file, through the gateway', lines);
  if (growth > GROWTH_BOUND) missed.push(`core grew by ${growth.toFixed(0)} MB with a large file`);
}

/** Measures the packet of a large meeting, on the ordinary demo data. */
async function measurePackets(): Promise<void> {
  const { lines, seconds, growth } = await withPortal({}, ({ url, process: { pid = 0 } }) =>
    measurePacket(url, pid),
  );
  printTable('The packet of a review meeting, in the background', lines);
  if (seconds > PACKET_BOUND) missed.push(`a packet took ${seconds.toFixed(1)} s`);
  if (growth > PACKET_GROWTH_BOUND) missed.push(`staff grew by ${growth.toFixed(0)} MB with a packet`);
}

const measureEveryList = (): Promise<MeasuredLists> =>
  withPortal({}, async ({ url }) => {
    await offerPublicProfiles(await signIn(url, 'super'));
    return measureLists(url, options.list);
  });

/** Enables public profiles, so that the list behind this feature switch is measured too. */
async function offerPublicProfiles(superuser: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const { results } = await superuser.get<{
    results: { id: number; feature_code: string; enabled: boolean }[];
  }>('/feature-toggle/?limit=100');
  for (const { id, feature_code: code, enabled } of results)
    if (/public/i.test(code) && !enabled)
      await superuser.send(`PATCH /feature-toggle/${id}/`, { enabled: true });
}

try {
  if (parts.has('pages') || parts.has('start')) await measurePagesAndStart();
  if (parts.has('desk')) countDesk();
  if (parts.has('files')) await measureFiles();
  if (parts.has('packet')) await measurePackets();
  const compared: Row[] = [];
  const sizes = BULK_PARTS.some((part) => parts.has(part)) ? options.sizes : [];
  for (const size of sizes) {
    seed(size);
    if (parts.has('operations')) compared.push(...(await measureOperations(size)));
    if (parts.has('shares')) await measureSharesAt(size);
    if (parts.has('request-page')) await runRequestPagePart(size);
    if (parts.has('samples')) compared.push(...(await measureSamples(size)));
    if (!parts.has('lists')) continue;
    const { lines, refused } = await measureEveryList();
    missed.push(...refused.map((line) => `${size}: ${line}`));
    printTable(
      `Each list, ${size} requests, one call at a time`,
      lines.map(({ list, what, milliseconds, least, bound }) => ({
        list,
        what,
        ms: milliseconds.toFixed(1),
        'least ms': least.toFixed(1),
        bound,
        '': milliseconds > bound ? 'TOO SLOW' : milliseconds > GOAL ? 'above its goal' : '',
      })),
    );
    const slow = lines.filter(({ milliseconds, bound }) => milliseconds > bound);
    missed.push(
      ...slow.map(
        ({ list, what, milliseconds }) => `${size}: ${list}, ${what}: ${milliseconds.toFixed(1)} ms`,
      ),
    );
  }
  printTable(`Portal through the gateway, ${options.connections} connections`, compared);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`\n${missed.length} lines exceed their bound:\n${missed.join('\n')}`);
  process.exitCode = 1;
}
