/** The portal under load, against its own SQL and against the baseline, all three on one database in one run. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBaseline, ownerUrl } from './baseline-server.ts';
import { measure, type Load, type Measured, type Target } from './load.ts';
import type { Operation } from './operations.ts';
import { PROFILED_CALLS } from './profile.ts';
import { recordStatements, type Plan } from './statements.ts';

export type Row = Readonly<Record<string, string | number>>;

const headersFor = ({ as }: Operation): Record<string, string> => ({
  Authorization: `Bearer ${as.token}`,
  'Content-Type': 'application/json',
});

/** Records the statements that the services run for each operation; needs a portal with SQL_LOG_FILE. */
export async function recordPlans(
  url: string,
  log: string,
  operations: readonly Operation[],
): Promise<Record<string, Plan>> {
  const plans: Record<string, Plan> = {};
  for (const operation of operations) {
    const { name, target } = operation;
    let answered: unknown;
    const statements = await recordStatements(log, async () => {
      const response = await fetch(`${url}${target.path}`, {
        method: target.method,
        headers: { ...headersFor(operation), ...target.headers },
        ...(target.body ? { body: target.body } : {}),
      });
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      answered = await response.json();
    });
    const created = operation.creates ? String((answered as { id: number }).id) : null;
    plans[name] = { statements, created };
  }
  return plans;
}

interface Compared {
  readonly url: string;
  readonly dataDir: string;
  /** The folder to which the plans for the baseline server are written. */
  readonly folder: string;
  readonly size: number;
  readonly seconds: number;
  readonly connections: number;
  readonly operations: readonly Operation[];
  readonly own: Readonly<Record<string, Plan>>;
  /** Baseline plans by the name of the operation. */
  readonly baseline: Readonly<Record<string, Plan>>;
}

export async function compareWithBaseline(compared: Compared): Promise<Row[]> {
  const { operations, own, baseline, folder, size } = compared;
  const planFile = path.join(folder, `plans-${size}.json`);
  const bareName = (kind: 'own' | 'floor', name: string): string => `${kind}-${name.replaceAll(' ', '-')}`;
  writeFileSync(
    planFile,
    JSON.stringify(
      Object.fromEntries(
        operations.flatMap(({ name }) => [
          [bareName('own', name), own[name]],
          [bareName('floor', name), baseline[name]],
        ]),
      ),
    ),
  );
  const bare = await startBaseline(ownerUrl(compared.dataDir), planFile);
  const rows: Row[] = [];
  try {
    for (const operation of operations) {
      const { name } = operation;
      const [portalShare, ownShare, baselineShare] = shareTargets(operation);
      const portal = await run(compared, operation, portalShare);
      const ownSql = await runBaseline(compared, bare.url, bareName('own', name), operation, ownShare);
      const baselineSql = await runBaseline(
        compared,
        bare.url,
        bareName('floor', name),
        operation,
        baselineShare,
      );
      rows.push({
        requests: size,
        operation: name,
        statements: own[name]?.statements.length ?? 0,
        'portal/s': Math.round(portal.perSecond),
        'own SQL/s': Math.round(ownSql.perSecond),
        'floor/s': Math.round(baselineSql.perSecond),
        'portal ÷ own': ratio(portal, ownSql),
        'portal ÷ floor': ratio(portal, baselineSql),
        'p50 ms': portal.median,
        'p99 ms': portal.p99,
        failures: portal.failures + ownSql.failures + baselineSql.failures,
      });
    }
  } finally {
    bare.stop();
  }
  return rows;
}

/** If the other server answered no call in the time, there is no ratio. Measure for longer (`--seconds`). */
const ratio = (portal: Measured, other: Measured): string =>
  other.perSecond === 0 ? '?' : (portal.perSecond / other.perSecond).toFixed(2);

/** A request can be decided only once, so each of the three servers gets a third of the targets. */
function shareTargets({ ids, targets = [] }: Operation): number[][] {
  // The last targets were already decided when the calls were profiled.
  const all = targets.slice(0, -PROFILED_CALLS).map((_, index) => index);
  if (!ids) return [all, all, all];
  const third = Math.floor(all.length / 3);
  return [all.slice(0, third), all.slice(third, 2 * third), all.slice(2 * third)];
}

/** By then every connection has prepared its statements. For writes, a share of the targets is used for the warm-up. */
const WARM_SECONDS = 3;
const WARM_SHARE = 1 / 3;

async function run(
  { url, seconds, connections }: Compared,
  operation: Operation,
  share: number[] = [],
): Promise<Measured> {
  const { targets, target } = operation;
  const load = { headers: headersFor(operation), connections };
  if (!targets) return runReads({ ...load, url: `${url}${target.path}` }, seconds);
  return runWrites({ ...load, url }, pick(targets, share));
}

function runBaseline(
  { seconds, connections }: Compared,
  url: string,
  name: string,
  { id, ids, targets }: Operation,
  share: number[] = [],
): Promise<Measured> {
  if (!targets) return runReads({ url: `${url}/${name}`, connections }, seconds);
  const writePath = (index: number): string =>
    id === undefined ? `/${name}` : `/${name}?from=${id}&to=${ids?.[index] ?? id}`;
  return runWrites(
    { url, connections },
    share.map((index) => ({ method: 'POST' as const, path: writePath(index) })),
  );
}

async function runReads(load: Load, seconds: number): Promise<Measured> {
  await measure({ ...load, seconds: WARM_SECONDS });
  return measure({ ...load, seconds });
}

async function runWrites(load: Load, targets: readonly Target[]): Promise<Measured> {
  const warm = Math.floor(targets.length * WARM_SHARE);
  await measure({ ...load, targets: targets.slice(0, warm) });
  return measure({ ...load, targets: targets.slice(warm) });
}

const pick = (targets: readonly Target[], share: readonly number[]): Target[] =>
  share.flatMap((index) => targets[index] ?? []);
