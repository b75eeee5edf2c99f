/**
 * Records the versions that the gateways serve, and rolls back a new version that is worse than the present one
 * (decision 411).
 */
import { AppError, sql, transact, type Database, type Logger, type Work } from '@portal/kit';
import { z } from 'zod';
import type { GatewayClient } from '../../clients/index.ts';
import { ReleaseModel } from '../../models/index.ts';
import { evaluateVersions } from './release-rules.ts';
import { findHealth, readHealth } from './read-health.ts';
import { notifyOfRollback } from './release-mail.ts';
import { recordSwitch, switchRelease, toColumns } from './switch-release.ts';

/** Number of days that reports of visits are stored. */
const VISIT_DAYS = 30;
/** Number of the lock that lets only one instance at a time read the gateways. */
const FOLLOWING = 690;

const ReleaseId = z.object({ id: z.int(), app: z.string() });

export interface WatchParts {
  readonly database: Database;
  readonly gateway: GatewayClient;
  readonly log: Logger;
  /** Minimum number of sessions of each version. */
  readonly minSessions: number;
  readonly timeZone: string;
}

/**
 * Records the versions that the gateways serve. The rows are locked before a gateway is asked, so that a switch made on
 * a page at the same time is not recorded as a command.
 * @throws SERVICE_UNAVAILABLE when no gateway answers
 */
export function followReleases(database: Database, gateway: GatewayClient): Promise<void> {
  return transact(database, { actorId: null }, async (work) => {
    await work.run(sql`select pg_advisory_xact_lock(${FOLLOWING})`);
    const known = await work.of(ReleaseModel).inOrder('id').forNoKeyUpdate();
    for (const [app, pointer] of Object.entries(await gateway.readReleases())) {
      const row = known.find((one) => one.app === app);
      if (row) await recordSwitch(work, row, pointer, { cause: 'command' });
      else await work.of(ReleaseModel).insert({ app, ...toColumns(pointer) });
    }
  });
}

/** @returns the apps whose new version was rolled back */
export async function watchReleases(parts: WatchParts): Promise<string[]> {
  const { database } = parts;
  await followReleases(database, parts.gateway);
  const tried = await database.rows(
    ReleaseId,
    sql`select id, app from core.release where canary_version is not null order by id`,
  );
  const taken: string[] = [];
  for (const { id, app } of tried) if (await takeBackIfWorse(parts, id)) taken.push(app);
  return taken;
}

/** Gateways report visits all the time, so old reports must be deleted regularly. */
export async function forgetOldVisits(database: Database): Promise<void> {
  await database.run(
    sql`delete from core.release_visit where last_seen < now() - make_interval(days => ${VISIT_DAYS})`,
  );
}

async function takeBackIfWorse(parts: WatchParts, id: number): Promise<boolean> {
  const { database, gateway, minSessions: least, log, timeZone } = parts;
  try {
    return await transact(database, { actorId: null }, async (work) => {
      const row = await work.lock(ReleaseModel, id);
      if (!row?.canary_version) return false;
      const verdict = await evaluateRelease(work, row, least);
      if (verdict.state !== 'worse') return false;
      const { reasons } = verdict;
      const done = await switchRelease(work, gateway, row, 'rollback', { cause: 'worse', reasons });
      if (done === undefined) return false;
      log.warn({ app: row.app, version: row.canary_version, reasons }, 'a new version was taken back');
      await notifyOfRollback(work, { id: done, release: row, reasons }, timeZone);
      return true;
    });
  } catch (error) {
    // Someone deployed in between; the next run reads the new state.
    if (error instanceof AppError && error.code === 'WRONG_STATE') return false;
    throw error;
  }
}

async function evaluateRelease(
  work: Work,
  { app, version, canary_version: tried }: ReleaseModel,
  least: number,
) {
  const health = await readHealth(work);
  return evaluateVersions(findHealth(health, app, tried ?? ''), findHealth(health, app, version), least);
}
