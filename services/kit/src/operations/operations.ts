/**
 * Work that takes longer than a call may (decision 480). A call starts it and answers 202, a job of the queue processes
 * its items one by one, and the person who asked reads the progress. Results are stored item by item, so a run after a
 * killed one continues there. The end is one transaction, so that its effects happen once.
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
import type { BackgroundJob } from '../jobs/background-jobs.ts';
import { onEvent, type EventHandler, type JobContext } from '../jobs/jobs.ts';
import { groupByLanguage, inLanguage, notify, translate } from '../language/index.ts';
import type { Logger } from '../logging.ts';
import { operations as words } from '../texts/en/operations.ts';

/** The result of one part. */
export interface OperationPart {
  /** Stored as JSON. */
  readonly data: unknown;
  readonly file?: Buffer;
}
/** A part as stored. */
export interface StoredPart {
  readonly item: number;
  readonly data: unknown;
  readonly file: Buffer | null;
}
export interface OperationRun {
  readonly id: number;
  readonly database: Database;
  /** The person who asked, with those of their original roles that they still have; read again for each part. */
  readonly actor: Actor;
  /** Further input beside the items. */
  readonly input: unknown;
  /** Whether the person has fewer roles than when they asked. */
  readonly lostRoles: boolean;
}
export interface OperationResult {
  /** A document to be downloaded. */
  readonly file?: Buffer;
  /** Runs in the transaction that ends the operation, for example to send a mail. */
  readonly announce?: (work: Work) => Promise<void>;
}

/** Ends an operation immediately, because trying again would not help. The message is shown to the person who asked. */
export class OperationRefused extends Error {}

/** `make` and `finish` run in the language of the person who asked. */
export interface OperationKind {
  readonly kind: string;
  /** Each kind has its own event and queue, so that many operations of another kind do not delay it. */
  readonly event: EventDefinition<typeof OperationDue>;
  /** Number of items in one part; by default 1. */
  readonly partSize?: number;
  /**
   * Makes one part from its first item and all of its items; undefined if the object is gone or may not be read. It may
   * run twice, so it must change nothing.
   * @throws OperationRefused where the operation is to end
   */
  readonly make: (
    run: OperationRun,
    item: number,
    items: readonly number[],
  ) => Promise<OperationPart | undefined>;
  /** Without it, the stored parts are the result. */
  readonly finish?: (run: OperationRun, parts: readonly StoredPart[]) => Promise<OperationResult>;
  /** Notifications for the person who asked, and the page to which they link. */
  readonly bell: {
    readonly ready?: () => string;
    readonly failed: () => string;
    readonly redirect: string | ((input: unknown) => string);
  };
}

export interface OperationParts {
  readonly service: OperationService;
  readonly database: Database;
  readonly log: Pick<Logger, 'error'>;
}

/** Maximum number of runs of one operation, including killed ones; after that it is abandoned. */
export const OPERATION_ATTEMPTS = 5;

const getTable = (service: OperationService) => trustedSql(`${service}.operation`);
const Begun = z.object({ id: z.int() });

export interface NewOperation {
  readonly service: OperationService;
  readonly kind: Pick<OperationKind, 'kind' | 'event'>;
  readonly actor: Pick<Actor, 'userId' | 'roles'>;
  /** Ids of the items to process, in order. */
  readonly items: readonly number[];
  /** Input for `make`, stored as JSON. */
  readonly input?: unknown;
  /** The subject, which is shown with the operation if there may be several. */
  readonly subject?: string;
}

/**
 * Starts an operation in the transaction of a call. If the person already has one of this kind in progress, returns
 * that one, so that a double click starts only one.
 * @returns its id
 */
export async function beginOperation(work: Work, given: NewOperation): Promise<number> {
  const { service, kind, actor, items, input = null, subject = '' } = given;
  const [begun] = await work.rows(
    Begun,
    sql`insert into ${getTable(service)} (kind, maker_id, roles, items, input, subject)
      values (${kind.kind}, ${actor.userId}, ${[...actor.roles]}::text[], ${[...items]}::int[],
        ${asJson(input)}::jsonb, ${subject})
      on conflict (kind, maker_id) where finished is null do nothing returning id`,
  );
  if (begun) await work.emit(kind.event, { operation_id: begun.id });
  const running = begun ?? (await findRunning(work, given));
  // The other operation may have ended between the two statements; then the start is repeated.
  return running?.id ?? (await beginOperation(work, given));
}

const findRunning = (work: Work, { service, kind, actor }: NewOperation) =>
  work.row(
    Begun,
    sql`select id from ${getTable(service)}
      where kind = ${kind.kind} and maker_id = ${actor.userId} and finished is null`,
  );

/** Event handlers of a service, one for each kind. */
export const runOperations = (parts: OperationParts, kinds: readonly OperationKind[]): EventHandler[] =>
  kinds.map((kind) =>
    onEvent(kind.event, ({ operation_id: id }, job) => runOperation(parts, kind, { id, job })),
  );

const Taken = z.object({
  id: z.int(),
  maker_id: z.int(),
  roles: z.array(z.string()),
  items: z.array(z.int()),
  input: z.unknown(),
  done: z.int(),
  attempts: z.int(),
});
type Taken = z.output<typeof Taken>;

/** @throws what a try failed with, unless it is the last; the queue then tries again */
export async function runOperation(
  parts: OperationParts,
  kind: OperationKind,
  { id, job }: { readonly id: number; readonly job: Pick<JobContext, 'correlationId'> },
): Promise<void> {
  const { database, service, log } = parts;
  const taken = await database.row(
    Taken,
    sql`update ${getTable(service)} set state = 'working', attempts = attempts + 1
      where id = ${id} and kind = ${kind.kind} and finished is null
      returning id, maker_id, roles, items, input, done, attempts`,
  );
  if (!taken) return;
  const { correlationId } = job;
  const [language = 'en'] = (await groupByLanguage(database, [{ id: taken.maker_id }])).keys();
  try {
    if (taken.attempts > OPERATION_ATTEMPTS) throw new Error('its process ended too often');
    await inLanguage(language, () => workThrough(parts, kind, taken, correlationId));
  } catch (error) {
    if (error instanceof OperationRefused)
      return end(parts, kind, taken, { correlationId, state: 'failed', reason: error.message });
    if (taken.attempts < OPERATION_ATTEMPTS) throw error;
    log.error({ err: error, operation: id, kind: kind.kind }, 'an operation was given up');
    const message = error instanceof Error ? error.message : String(error);
    await end(parts, kind, taken, { correlationId, state: 'failed', error: message.slice(0, 500) });
  }
}

async function workThrough(
  parts: OperationParts,
  kind: OperationKind,
  taken: Taken,
  correlationId: string,
): Promise<void> {
  const { database } = parts;
  const size = kind.partSize ?? 1;
  for (let index = taken.done; index < taken.items.length; index += size) {
    const items = taken.items.slice(index, index + size);
    const part = await kind.make(await openRun(database, taken), items[0] ?? 0, items);
    await storePart(parts, taken, { index, done: index + items.length, part, correlationId });
  }
  const result = await finishRun(parts, kind, taken);
  await end(parts, kind, taken, { correlationId, state: 'ready', ...result });
}

async function finishRun(
  { database, service }: OperationParts,
  { finish }: OperationKind,
  taken: Taken,
): Promise<OperationResult> {
  if (!finish) return {};
  const stored = await database.rows(
    StoredPartRow,
    sql`select position, data, file from ${getTable(service)}_part
      where operation_id = ${taken.id} order by position`,
  );
  return finish(
    await openRun(database, taken),
    stored.map(({ position, data, file }) => ({ item: taken.items[position] ?? 0, data, file })),
  );
}

const StoredPartRow = z.object({
  position: z.int(),
  data: z.unknown(),
  file: z.instanceof(Buffer).nullable(),
});

/** A parallel second run, such as after a lost heartbeat, may have stored the same part already. */
const storePart = (
  { database, service }: OperationParts,
  { id, maker_id: actorId }: Taken,
  {
    index,
    done,
    part,
    correlationId,
  }: {
    readonly index: number;
    readonly done: number;
    readonly part: OperationPart | undefined;
    readonly correlationId: string;
  },
): Promise<void> =>
  transact(database, { actorId, correlationId }, async (work) => {
    if (part)
      await work.run(sql`insert into ${getTable(service)}_part (operation_id, position, data, file)
        select id, ${index}, ${asJson(part.data)}::jsonb, ${part.file ?? null} from ${getTable(service)}
        where id = ${id} and finished is null on conflict do nothing`);
    await work.run(sql`update ${getTable(service)} set done = greatest(done, ${done}) where id = ${id}`);
  });

interface Ending extends OperationResult {
  readonly correlationId: string;
  readonly state: 'ready' | 'failed';
  /** For the operator of the portal. */
  readonly error?: string;
  /** For the person who asked. */
  readonly reason?: string;
}

/** Ends the operation only once: a second caller finds it finished and announces nothing. */
const end = (
  { database, service }: OperationParts,
  { bell, finish }: OperationKind,
  { id, maker_id: actorId, input }: Taken,
  { correlationId, state, error = '', reason = '', file, announce }: Ending,
): Promise<void> =>
  transact(database, { actorId, correlationId }, async (work) => {
    const ended = await work.run(sql`update ${getTable(service)}
      set state = ${state}, error = ${error}, reason = ${reason}, file = ${file ?? null}, finished = now()
      where id = ${id} and finished is null`);
    if (ended === 0) return;
    if (finish || state === 'failed')
      await work.run(sql`delete from ${getTable(service)}_part where operation_id = ${id}`);
    await announce?.(work);
    const message = reason ? () => reason : bell[state];
    const redirect = typeof bell.redirect === 'string' ? bell.redirect : bell.redirect(input);
    if (message)
      await notify(work, {
        key: `operation:${service}:${id}`,
        recipients: [actorId],
        message,
        redirect,
      });
  });

const Maker = z.object({ roles: z.array(z.string()), institution_ids: z.array(z.int()) });

/** @throws where the account is closed, or has lost all roles with which the operation was requested */
async function openRun(
  database: Database,
  { id, maker_id: userId, roles, input }: Pick<Taken, 'id' | 'maker_id' | 'roles' | 'input'>,
): Promise<OperationRun> {
  const maker = await database.row(
    Maker,
    sql`select array(select own.role from core_api.person_group own where own.user_id = person.id) as roles,
        array(select belongs.institution_id from core_api.user_institution belongs
          where belongs.user_id = person.id and belongs.confirmed) as institution_ids
      from core_api.person where id = ${userId} and active`,
  );
  const assigned = (maker?.roles ?? []).filter(isRole);
  const may = new Set<string>(assigned.flatMap(effectiveRoles));
  const stored = roles.filter(isRole).filter((role) => may.has(role));
  if (!maker || stored.length === 0) throw new OperationRefused(translate(words.rightsLost));
  const institutionIds = maker.institution_ids;
  const actor: Actor = {
    ...ANONYMOUS,
    kind: 'person',
    userId,
    assignedRoles: assigned,
    roles: stored,
    institutionIds,
  };
  return { id, database, actor, input, lostRoles: stored.length < roles.length };
}

/**
 * Removes old ended operations with their results, and operations that never ended.
 * @returns how to run it: a background job
 */
export const clearOperations = (database: Database, service: OperationService): BackgroundJob => ({
  name: 'clearing operations',
  seconds: 3600,
  run: () =>
    database.run(sql`delete from ${getTable(service)}
      where coalesce(finished, created) < now() - make_interval(hours => ${OPERATION_HOURS})`),
});
