/**
 * Reads a store from the brain bank, page by page (decision 340). Each page is one transaction. Donors are removed only
 * after all pages were read, and never if the source breaks off, repeats itself or would remove more than a fifth.
 */
import { say, sql, transact, type Work } from '@portal/kit';
import { SourceFault, type DonorSource, type SourcePage } from '../../clients/donor-source.client.ts';
import { donorSyncWords as words } from '../../texts/en/donor-sync.ts';
import { takeSync, type TakenSync } from './donor-sync.commands.ts';
import { RemovalsWithheld, removeDonors } from './removal.commands.ts';
import { lockRun, noteChanges, writeDonors, type Change } from './page.commands.ts';
import { SOURCE_STORE_NAMES, readDonor, type ReadDonor } from './source-donor.ts';
import type { SyncParts } from './sync-parts.ts';

/** State of the run in memory, in addition to its row. */
interface Progress {
  readonly seen: ReadonlyMap<string, 'offered' | 'withdrawn' | 'refused'>;
  /** Distinct records by donor and source timestamp: a page that is sent twice counts once. */
  readonly records: ReadonlySet<string>;
  /** Number of records without a readable donor hash. */
  readonly unnamed: number;
  readonly refused: number;
}
/** Another process ended the run, assuming that it was abandoned. */
class RunLost extends Error {}

/** Executes every waiting run. */
export async function runSyncs(parts: SyncParts): Promise<void> {
  const { source } = parts;
  if (!source) return;
  for (;;) {
    const run = await takeSync(parts.database);
    if (!run) return;
    await runOne({ ...parts, source }, run);
  }
}

type ConnectedParts = SyncParts & { readonly source: DonorSource };

async function runOne(parts: ConnectedParts, run: TakenSync): Promise<void> {
  try {
    await readStore(parts, run);
  } catch (error) {
    if (error instanceof RunLost) return;
    // An unexpected error may quote source data, so only its type is logged.
    if (!(error instanceof SourceFault))
      parts.log.error(
        { sync: run.id, kind: error instanceof Error ? error.name : typeof error },
        'reading donors',
      );
    const problem = error instanceof SourceFault ? error.message : words.unexpected;
    await transact(parts.database, { actorId: null }, (work) =>
      finish(work, run.id, {
        state: 'failed',
        problem,
        withheld: error instanceof RemovalsWithheld ? error.count : 0,
      }),
    );
  }
}

async function readStore(parts: ConnectedParts, run: TakenSync): Promise<void> {
  let progress: Progress = { seen: new Map(), records: new Set(), unnamed: 0, refused: 0 };
  const pages = new Set<string>();
  let first: SourcePage | undefined;
  for (let page: string | null = null; ;) {
    const answer: SourcePage = await parts.source.read({ store: run.store, since: run.since, page });
    first ??= answer;
    // Assigned only after the commit: a retried transaction starts with the previous progress.
    progress = await transact(parts.database, { actorId: null }, (work) =>
      takePage(work, run, answer, progress),
    );
    if (answer.next === null) break;
    if (pages.has(answer.next)) throw new SourceFault(words.loop);
    pages.add((page = answer.next));
  }
  const { total, cursor } = first;
  const sent = progress.records.size + progress.unnamed;
  if (sent < total) throw new SourceFault(say(words.cut, { total, seen: sent }));
  await transact(parts.database, { actorId: null }, async (work) => {
    if (!(await lockRun(work, run.id))) throw new RunLost();
    if (run.kind === 'full' && progress.unnamed > 0) throw new SourceFault(words.unnamed);
    const changes = await removeDonors(work, run, progress.seen);
    await noteChanges(work, run.id, { seen: progress.seen.size, changes });
    const problem = progress.refused > 0 ? say(words.refused, { count: progress.refused }) : null;
    await finish(work, run.id, { state: 'done', problem, cursor });
  });
}

async function takePage(
  work: Work,
  run: TakenSync,
  { records }: SourcePage,
  progress: Progress,
): Promise<Progress> {
  if (!(await lockRun(work, run.id))) throw new RunLost();
  const donors = new Map<string, ReadDonor>();
  const refused: Change[] = [];
  const sent = new Set(progress.records);
  let unnamed = 0;
  for (const record of records) {
    const reading = readDonor(record, SOURCE_STORE_NAMES[run.store]);
    if (reading.hash !== null) sent.add(`${reading.hash} ${reading.updated}`);
    if (!reading.isRead) {
      if (reading.hash === null) unnamed += 1;
      refused.push({ donor_hash: reading.hash, change: 'refused', fields: reading.fields });
      continue;
    }
    const { donor } = reading;
    const before = donors.get(donor.hash);
    // A donor that is sent twice counts once, with the latest record.
    if (!before || before.updated <= donor.updated) donors.set(donor.hash, donor);
  }
  const changes = await writeDonors(work, run.store, [...donors.values()]);
  const strange = new Set(
    changes.flatMap(({ change, donor_hash: hash }) => (change === 'refused' ? [hash] : [])),
  );
  const seen = new Map(progress.seen);
  const news = [...changes, ...refused].filter(
    ({ change, donor_hash: hash }) => change !== 'refused' || hash === null || seen.get(hash) !== 'refused',
  );
  for (const { donor_hash: hash } of refused) if (hash !== null && !seen.has(hash)) seen.set(hash, 'refused');
  for (const { hash, isOffered } of donors.values())
    seen.set(hash, strange.has(hash) ? 'refused' : isOffered ? 'offered' : 'withdrawn');
  await noteChanges(work, run.id, { seen: seen.size, changes: news });
  return {
    seen,
    records: sent,
    unnamed: progress.unnamed + unnamed,
    refused: progress.refused + news.filter(({ change }) => change === 'refused').length,
  };
}

interface End {
  readonly state: 'done' | 'failed';
  readonly problem: string | null;
  readonly cursor?: string | null;
  readonly withheld?: number;
}

const finish = (
  work: Work,
  id: number,
  { state, problem, cursor = null, withheld = 0 }: End,
): Promise<number> =>
  work.run(sql`update tissue.donor_sync set state = ${state}, problem = ${problem}, cursor = ${cursor},
      withheld = ${withheld}, finished = now()
    where id = ${id} and state = 'running'`);
