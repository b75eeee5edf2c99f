/**
 * Work that takes longer than a call may (decision 480): a call begins it and answers 202, a job of the queue works through
 * its items one by one, and whoever asked reads how far it is. What was done is kept item by item, so that a run after one
 * that was killed goes on there; the end is one transaction, so that its effects happen once.
 */
import {
  effectiveRoles,
  isRole,
  OPERATION_HOURS,
  type EventDefinition,
  type OperationDue,
  type OperationService,
} from '@portal/contract';
import { z } from 'zod';
import { ANONYMOUS, type Actor } from '../auth/index.ts';
import { asJson, sql, transact, trustedSql, type Database, type Work } from '../database/index.ts';
import type { Chore } from '../jobs/chores.ts';
import { onEvent, type EventHandler, type JobContext } from '../jobs/jobs.ts';
import { groupByLanguage, inLanguage, notify } from '../language/index.ts';
import type { Logger } from '../logging.ts';

/** What was made of one item. */
export interface OperationPart {
  /** Kept as JSON. */
  readonly data: unknown;
  readonly file?: Buffer;
}
/** As it was kept. */
export interface KeptPart {
  readonly item: number;
  readonly data: unknown;
  readonly file: Buffer | null;
}
export interface OperationRun {
  readonly id: number;
  readonly database: Database;
  /** Who asked, with those of their roles of then that they still hold. */
  readonly actor: Actor;
}
export interface OperationResult {
  /** A document to be downloaded. */
  readonly file?: Buffer;
  /** In the transaction that ends the operation, such as a mail to send. */
  readonly announce?: (work: Work) => Promise<void>;
}

/** Both parts of it run in the language of whoever asked. */
export interface OperationKind {
  readonly kind: string;
  /** Of this kind alone: it has a queue of its own, so that many of another kind do not hold it up. */
  readonly event: EventDefinition<typeof OperationDue>;
  /** One item; undefined where it is gone meanwhile or may not be read. It may run twice, and must change nothing. */
  readonly make: (run: OperationRun, item: number) => Promise<OperationPart | undefined>;
  readonly finish: (run: OperationRun, parts: readonly KeptPart[]) => Promise<OperationResult>;
  /** Lines in the bell of whoever asked, and the page to which they lead. */
  readonly bell: { readonly ready?: () => string; readonly failed: () => string; readonly redirect: string };
}

export interface OperationParts {
  readonly service: OperationService;
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

/** Runs of one operation, those included that were killed; then it is given up. */
export const OPERATION_ATTEMPTS = 5;

const tableOf = (service: OperationService) => trustedSql(`${service}.operation`);
const Begun = z.object({ id: z.int() });

export interface NewOperation {
  readonly service: OperationService;
  readonly kind: Pick<OperationKind, 'kind' | 'event'>;
  readonly actor: Pick<Actor, 'userId' | 'roles'>;
  /** Ids of what is to be worked through, in their order. */
  readonly items: readonly number[];
}

/**
 * Begins an operation in the transaction of a call. The one of this kind that somebody has under way counts, so that of two
 * clicks the second finds the first.
 * @returns its id
 */
export async function beginOperation(work: Work, given: NewOperation): Promise<number> {
  const { service, kind, actor, items } = given;
  const [begun] = await work.rows(
    Begun,
    sql`insert into ${tableOf(service)} (kind, maker_id, roles, items)
      values (${kind.kind}, ${actor.userId}, ${[...actor.roles]}::text[], ${[...items]}::int[])
      on conflict (kind, maker_id) where finished is null do nothing returning id`,
  );
  if (begun) await work.emit(kind.event, { operation_id: begun.id });
  const running = begun ?? (await findRunning(work, given));
  // None where it ended between the two statements.
  return running?.id ?? (await beginOperation(work, given));
}

const findRunning = (work: Work, { service, kind, actor }: NewOperation) =>
  work.row(
    Begun,
    sql`select id from ${tableOf(service)}
      where kind = ${kind.kind} and maker_id = ${actor.userId} and finished is null`,
  );

/** Handlers of the service's events, one a kind. */
export const runOperations = (parts: OperationParts, kinds: readonly OperationKind[]): EventHandler[] =>
  kinds.map((kind) =>
    onEvent(kind.event, ({ operation_id: id }, job) => runOperation(parts, kind, { id, job })),
  );

const Taken = z.object({
  id: z.int(),
  maker_id: z.int(),
  roles: z.array(z.string()),
  items: z.array(z.int()),
  done: z.int(),
  attempts: z.int(),
});
type Taken = z.output<typeof Taken>;

/** @throws what a try failed with that is not the last: the queue tries it again */
export async function runOperation(
  parts: OperationParts,
  kind: OperationKind,
  { id, job }: { readonly id: number; readonly job: Pick<JobContext, 'correlationId'> },
): Promise<void> {
  const { database, service, log } = parts;
  const taken = await database.row(
    Taken,
    sql`update ${tableOf(service)} set state = 'working', attempts = attempts + 1
      where id = ${id} and kind = ${kind.kind} and finished is null
      returning id, maker_id, roles, items, done, attempts`,
  );
  if (!taken) return;
  const { correlationId } = job;
  const [language = 'en'] = (await groupByLanguage(database, [{ id: taken.maker_id }])).keys();
  try {
    if (taken.attempts > OPERATION_ATTEMPTS) throw new Error('its process ended too often');
    await inLanguage(language, () => workThrough(parts, kind, taken, correlationId));
  } catch (error) {
    if (taken.attempts < OPERATION_ATTEMPTS) throw error;
    log.error({ err: error, operation: id, kind: kind.kind }, 'an operation was given up');
    const words = error instanceof Error ? error.message : String(error);
    await end(parts, kind, taken, { correlationId, state: 'failed', error: words.slice(0, 500) });
  }
}

async function workThrough(
  parts: OperationParts,
  kind: OperationKind,
  taken: Taken,
  correlationId: string,
): Promise<void> {
  const { database, service } = parts;
  const run: OperationRun = { id: taken.id, database, actor: await readMaker(database, taken) };
  for (const [index, item] of taken.items.entries()) {
    if (index < taken.done) continue;
    const part = await kind.make(run, item);
    await keepPart(parts, taken, { index, part, correlationId });
  }
  const kept = await database.rows(
    Kept,
    sql`select position, data, file from ${tableOf(service)}_part
      where operation_id = ${taken.id} order by position`,
  );
  const result = await kind.finish(
    run,
    kept.map(({ position, data, file }) => ({ item: taken.items[position] ?? 0, data, file })),
  );
  await end(parts, kind, taken, { correlationId, state: 'ready', ...result });
}

const Kept = z.object({ position: z.int(), data: z.unknown(), file: z.instanceof(Buffer).nullable() });

/** A second run beside this one, as after a lost heartbeat, may have kept the same part already. */
const keepPart = (
  { database, service }: OperationParts,
  { id, maker_id: actorId }: Taken,
  {
    index,
    part,
    correlationId,
  }: { readonly index: number; readonly part: OperationPart | undefined; readonly correlationId: string },
): Promise<void> =>
  transact(database, { actorId, correlationId }, async (work) => {
    if (part)
      await work.run(sql`insert into ${tableOf(service)}_part (operation_id, position, data, file)
        select id, ${index}, ${asJson(part.data)}::jsonb, ${part.file ?? null} from ${tableOf(service)}
        where id = ${id} and finished is null on conflict do nothing`);
    await work.run(sql`update ${tableOf(service)} set done = greatest(done, ${index + 1}) where id = ${id}`);
  });

interface Ending extends OperationResult {
  readonly correlationId: string;
  readonly state: 'ready' | 'failed';
  readonly error?: string;
}

/** Once: who comes second finds it finished, and announces nothing. */
const end = (
  { database, service }: OperationParts,
  { bell }: OperationKind,
  { id, maker_id: actorId }: Taken,
  { correlationId, state, error, file, announce }: Ending,
): Promise<void> =>
  transact(database, { actorId, correlationId }, async (work) => {
    const ended = await work.run(sql`update ${tableOf(service)}
      set state = ${state}, error = ${error ?? ''}, file = ${file ?? null}, finished = now()
      where id = ${id} and finished is null`);
    if (ended === 0) return;
    await work.run(sql`delete from ${tableOf(service)}_part where operation_id = ${id}`);
    await announce?.(work);
    const message = bell[state];
    if (message)
      await notify(work, {
        key: `operation:${service}:${id}`,
        recipients: [actorId],
        message,
        redirect: bell.redirect,
      });
  });

const Held = z.object({ role: z.string() });

/** @throws where the account is closed or lost all of the roles under which the operation was asked for */
async function readMaker(
  database: Database,
  { maker_id: userId, roles }: Pick<Taken, 'maker_id' | 'roles'>,
): Promise<Actor> {
  const groups = await database.rows(
    Held,
    sql`select own.role from core_api.person_group own join core_api.person on person.id = own.user_id
      where own.user_id = ${userId} and person.active`,
  );
  const held = groups.map(({ role }) => role).filter(isRole);
  const may = new Set<string>(held.flatMap(effectiveRoles));
  const kept = roles.filter(isRole).filter((role) => may.has(role));
  if (kept.length === 0) throw new Error('whoever asked for it may not have it any more');
  return { ...ANONYMOUS, kind: 'person', userId, held, roles: kept };
}

/** Removes with their results those that ended so long ago, and those that nobody ended. @returns how to run it */
export const clearOperations = (database: Database, service: OperationService): Chore => ({
  name: 'clearing operations',
  seconds: 3600,
  run: () =>
    database.run(sql`delete from ${tableOf(service)}
      where coalesce(finished, created) < now() - make_interval(hours => ${OPERATION_HOURS})`),
});
