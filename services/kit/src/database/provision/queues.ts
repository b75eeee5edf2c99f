/**
 * Creates the job queue's tables and grants each service its rights on them. A service adds to the queues for which the
 * contract names it a producer, through functions that only insert, and works on its own queues.
 */
import { EVENTS, MailRequested, queueName, type EventDefinition, type ServiceName } from '@portal/contract';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { storeDefinitionHash } from './definitions.ts';

export const JOBS_SCHEMA = 'jobs';

/** The database function that adds one event to the queue of `consumer`. */
export const emitFunction = (event: EventDefinition, consumer: ServiceName): string =>
  `${JOBS_SCHEMA}.emit_${queueName(event, consumer).replaceAll(/\W/g, '_')}`;

/** Mail is retried for three days, as mail servers do: after an outage of a day staff do not have to send it again. */
const MAIL_RETRIES = { retryLimit: 440, retryDelayMax: 600 };
/** A lost event would go unnoticed, so it is retried for more than a week. */
const EVENT_RETRIES = { retryLimit: 1000, retryDelayMax: 900 };

interface Queue {
  readonly event: EventDefinition;
  readonly consumer: ServiceName;
  readonly name: string;
}
const QUEUES: readonly Queue[] = EVENTS.flatMap((event: EventDefinition) =>
  event.consumers.map((consumer) => ({ event, consumer, name: queueName(event, consumer) })),
);

/** With this index a worker finds unfinished earlier jobs about the same object. */
const OBJECT_INDEX = `create index if not exists job_of_object on ${JOBS_SCHEMA}.job (name, group_id, created_on)
  where state < 'completed' and group_id is not null`;

/** Creates tables, queues and functions as the owner, so that the role of a service never needs to create anything. */
export async function createQueues(client: pg.Client, adminUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: adminUrl,
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    max: 2,
  });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const { event, consumer, name } of QUEUES) {
      const options = {
        ...(event === MailRequested ? MAIL_RETRIES : EVENT_RETRIES),
        retryDelay: 2,
        retryBackoff: true,
        heartbeatSeconds: 10,
        notify: true,
      };
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
      await createEmitFunction(
        client,
        emitFunction(event, consumer),
        await buildStatement(boss, name, event),
        event,
      );
    }
    await client.query(OBJECT_INDEX);
  } finally {
    await boss.stop({ graceful: false });
  }
}

interface InsertStatement {
  readonly text: string;
  /** The one job as JSON, in an array. */
  readonly job: string;
}

/** The statement by which pg-boss itself adds a job to the queue. */
async function buildStatement(
  boss: PgBoss,
  queue: string,
  { delaySeconds }: EventDefinition,
): Promise<InsertStatement> {
  let found: InsertStatement | undefined;
  await boss.send(
    queue,
    {},
    {
      ...(delaySeconds ? { startAfter: delaySeconds } : {}),
      db: {
        executeSql: (text: string, values?: readonly unknown[]) => {
          found = { text, job: String(values?.[0]) };
          return Promise.resolve({ rows: [{ id: null }] });
        },
      },
    },
  );
  if (!found?.text.includes('$1')) throw new Error(`pg-boss adds to ${queue} in a way that is not known`);
  return found;
}

/** The function runs as the owner; the caller sets only the event's data, not queue, id, delay or retries. */
async function createEmitFunction(
  client: pg.Client,
  name: string,
  { text, job }: InsertStatement,
  { orderedBy }: EventDefinition,
): Promise<void> {
  const withData = `jsonb_set(${client.escapeLiteral(job)}::jsonb, '{0,data}', event_data)`;
  // Null if one of the fields is null.
  const object = orderedBy
    ?.map((field) => `(event_data ->> ${client.escapeLiteral(field)})`)
    .join(" || ':' || ");
  const whole = object
    ? `jsonb_set(${withData}, '{0,groupId}', coalesce(to_jsonb(${object}), 'null'))`
    : withData;
  const insert = text.replaceAll('$1', () => whole);
  const definition = `
    create or replace function ${name}(event_data jsonb) returns setof uuid
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $emit$
    #variable_conflict use_column
    begin
      return query ${insert};
    end $emit$;
    revoke all on function ${name}(jsonb) from public;`;
  await client.query(definition);
}

/** Columns of the queue table that the maintenance of a service's own queues writes. */
const UPKEEP = `monitor_claim_on, monitor_on, maintain_on, deferred_count, queued_count, ready_count, active_count,
  failed_count, total_count, singletons_active, ready_history`;

/** Tables, each with the columns that name the queue of a row. */
const BY_QUEUE: Readonly<Record<string, readonly string[]>> = {
  job: ['name'],
  job_common: ['name'],
  queue: ['name'],
  job_dependency: ['child_name', 'parent_name'],
};

/** Tables with jobs. pg-boss deletes finished jobs and jobs that it retries, but never jobs that were not started. */
const JOB_TABLES: readonly string[] = ['job', 'job_common'];
const IS_DELETABLE = "state not in ('created', 'retry')";

/** One statement is one transaction, so that a running service never loses its rights for a moment. */
export async function grantQueues(client: pg.Client, service: ServiceName, role: string): Promise<void> {
  await limitToOwnQueues(client, service, role);
  const emitted = QUEUES.filter(({ event }) => event.producers.includes(service));
  const inSchema = `in schema ${JOBS_SCHEMA}`;
  await client.query(`
    grant usage on schema ${JOBS_SCHEMA} to ${role};
    revoke all on all functions ${inSchema} from public, ${role};
    revoke all on all tables ${inSchema} from ${role};
    revoke all on all sequences ${inSchema} from ${role};
    grant execute on function ${JOBS_SCHEMA}.job_now() to ${role};
    grant select, insert, update, delete on ${JOBS_SCHEMA}.job, ${JOBS_SCHEMA}.job_common to ${role};
    grant select, update (${UPKEEP}) on ${JOBS_SCHEMA}.queue to ${role};
    grant select, delete on ${JOBS_SCHEMA}.job_dependency to ${role};
    grant select, update (flow_on) on ${JOBS_SCHEMA}.version to ${role};
    ${emitted.map(({ event, consumer }) => `grant execute on function ${emitFunction(event, consumer)}(jsonb) to ${role};`).join('\n')}
  `);
}

/** Row-level security: this role cannot see or add rows of other services' queues. */
async function limitToOwnQueues(client: pg.Client, service: ServiceName, role: string): Promise<void> {
  const own = QUEUES.filter(({ consumer }) => consumer === service).map(({ name }) =>
    client.escapeLiteral(name),
  );
  const policy = client.escapeIdentifier(`own queues of ${service}`);
  for (const [table, columns] of Object.entries(BY_QUEUE)) {
    const target = `${JOBS_SCHEMA}.${table}`;
    const isOwn = columns.map((column) => `${column} = any(array[${own.join(', ')}]::text[])`).join(' and ');
    await storeDefinitionHash(client, {
      kind: 'policy',
      name: policy,
      target,
      definition: `${role}: ${isOwn}`,
      apply: `
        alter table ${target} enable row level security;
        drop policy if exists ${policy} on ${target};
        create policy ${policy} on ${target} to ${role} using (${isOwn}) with check (${isOwn});`,
    });
    if (JOB_TABLES.includes(table)) await preserveWaitingJobs(client, service, { role, target });
  }
}

/** Prevents even the service that owns the queue from deleting waiting jobs with a wrong statement. */
async function preserveWaitingJobs(
  client: pg.Client,
  service: ServiceName,
  { role, target }: { readonly role: string; readonly target: string },
): Promise<void> {
  const policy = client.escapeIdentifier(`waiting jobs of ${service}`);
  await storeDefinitionHash(client, {
    kind: 'policy',
    name: policy,
    target,
    definition: `${role}: ${IS_DELETABLE}`,
    apply: `
      drop policy if exists ${policy} on ${target};
      create policy ${policy} on ${target} as restrictive for delete to ${role} using (${IS_DELETABLE});`,
  });
}
