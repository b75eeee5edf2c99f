/**
 * Checks the external systems every few minutes and stores the results for 30 days. Notifies superusers when a system
 * stops answering and when it answers again (spec 3 section 2.16).
 */
import { CHECKED_SERVICES, type CheckedService } from '@portal/contract/administration';
import { sql, transact, type Database, type Work } from '@portal/kit';
import { z } from 'zod';
import type { HealthClient } from '../../clients/index.ts';
import { HealthCheckModel } from '../../models/index.ts';
import { readSuperusers } from '../../rules/superusers.ts';
import { notifyOfOutageEnd, notifyOfOutage } from './outage-mail.ts';

export const HEALTH_DAYS = 30;

export interface WatchRules {
  /** Minutes between two checks; 0 turns them off. */
  readonly minutes: number;
  readonly timeZone: string;
}

/**
 * @returns how many systems this call checked; systems that another instance checks or that are not configured do not
 * count
 */
export async function watchSystems(
  database: Database,
  health: HealthClient,
  { minutes, timeZone }: WatchRules,
  now: Date = new Date(),
): Promise<number> {
  if (minutes === 0) return 0;
  const slot = new Date(Math.floor(now.getTime() / (minutes * 60_000)) * minutes * 60_000);
  const checked = await Promise.all(
    CHECKED_SERVICES.map((service) => checkOnce({ database, health, service, slot, timeZone })),
  );
  await transact(database, { actorId: null }, async (work) => {
    const oldest = new Date(now.getTime() - HEALTH_DAYS * 86_400_000);
    await work.run(sql`delete from core.health_check where slot < ${oldest}`);
    await work.run(sql`delete from core.health_outage where ended < ${oldest}`);
  });
  return checked.filter(Boolean).length;
}

interface Check {
  readonly database: Database;
  readonly health: HealthClient;
  readonly service: CheckedService;
  readonly slot: Date;
  readonly timeZone: string;
}

async function checkOnce({ database, health, service, slot, timeZone }: Check): Promise<boolean> {
  if (!health.isSetUp(service)) return false;
  const claimed = await transact(database, { actorId: null }, (work) =>
    work.row(
      z.object({ id: z.coerce.number() }),
      sql`insert into core.health_check (service, slot) values (${service}, ${slot})
        on conflict (service, slot) do nothing returning id`,
    ),
  );
  if (!claimed) return false;
  const { state, milliseconds } = await health.check(service);
  if (state === 'not_configured') return false;
  await transact(database, { actorId: null }, async (work) => {
    await work.of(HealthCheckModel).findById(claimed.id).patch({ state, milliseconds });
    await (state === 'ok' ? endOutage(work, service, slot) : beginOutage(work, service, state, timeZone));
  });
  return true;
}

/** A single failed check may be chance. The second in a row is an outage, which began with the first. */
async function beginOutage(
  work: Work,
  service: CheckedService,
  state: 'failing' | 'unreachable',
  timeZone: string,
): Promise<void> {
  const [, before] = await work.rows(
    z.object({ state: z.string(), slot: z.date() }),
    sql`select state, slot from core.health_check where service = ${service} and state is not null
      order by slot desc limit 2`,
  );
  if (!before || before.state === 'ok') return;
  const superusers = await readSuperusers(work);
  const began = await work.row(
    z.object({ id: z.int() }),
    sql`insert into core.health_outage (service, state, began, told)
      values (${service}, ${state}, ${before.slot}, ${superusers.map(({ id }) => id)}::int[])
      on conflict (service) where ended is null do nothing returning id`,
  );
  if (began)
    await notifyOfOutage(work, superusers, { id: began.id, service, state, began: before.slot }, timeZone);
}

async function endOutage(work: Work, service: CheckedService, slot: Date): Promise<void> {
  const ended = await work.row(
    z.object({ id: z.int(), told: z.array(z.int()) }),
    sql`update core.health_outage set ended = ${slot} where service = ${service} and ended is null returning id, told`,
  );
  if (ended) await notifyOfOutageEnd(work, ended.told, { id: ended.id, service });
}
