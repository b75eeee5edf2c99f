/** Creates what a service needs before it starts: schemas, one login role for each service, history, the job queue. */
import { createHmac } from 'node:crypto';
import { SERVICES, type ServiceName } from '@portal/contract';
import { VIEWS_READ_BY_LOWER_LAYERS, READS } from '@portal/contract/service-dependencies';
import pg from 'pg';
import { AUDIT_SQL } from './audit.sql.ts';
import { grantHistory } from './history-grants.ts';
import { createQueues, grantQueues } from './queues.ts';

export interface ProvisionOptions {
  /** Connection of a role that may create roles and schemas. */
  readonly adminUrl: string;
  /** The secret from which the database passwords of the services are derived. */
  readonly secret: string;
  /** Prefix of the role names, so that test databases of one cluster have separate roles. */
  readonly rolePrefix?: string;
}

export const roleName = (service: ServiceName, prefix = 'portal'): string => `${prefix}_${service}`;
const rolePassword = (service: ServiceName, secret: string): string =>
  createHmac('sha256', secret).update(`database role ${service}`).digest('hex');

/** The connection string with which `service` connects to the same database. */
export function serviceDatabaseUrl(
  service: ServiceName,
  { adminUrl, secret, rolePrefix }: ProvisionOptions,
): string {
  const url = new URL(adminUrl);
  url.username = roleName(service, rolePrefix);
  url.password = rolePassword(service, secret);
  return url.href;
}

/** Safe to run at every start; parallel runs wait for each other. */
export async function provisionDatabase(options: ProvisionOptions): Promise<void> {
  const client = new pg.Client({ connectionString: options.adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(73100)');
    for (const extension of ['citext', 'pg_trgm', 'btree_gin'])
      await client.query(`create extension if not exists ${extension}`);
    for (const service of SERVICES) await createRole(client, service, options);
    await client.query(AUDIT_SQL);
    await createQueues(client, options.adminUrl);
    for (const service of SERVICES) await grant(client, service, options.rolePrefix);
  } finally {
    await client.end();
  }
}

async function createRole(client: pg.Client, service: ServiceName, options: ProvisionOptions): Promise<void> {
  const role = client.escapeIdentifier(roleName(service, options.rolePrefix));
  const password = client.escapeLiteral(rolePassword(service, options.secret));
  const found = await client.query('select 1 from pg_roles where rolname = $1', [
    roleName(service, options.rolePrefix),
  ]);
  await client.query(
    `${found.rowCount ? 'alter' : 'create'} role ${role} login password ${password} connection limit 240`,
  );
  await client.query(`create schema if not exists ${service}`);
  await client.query(`create schema if not exists ${service}_api`);
}

/** Revokes again the rights that `audit.append_only` had revoked, because the grant on all tables restored them. */
async function enforceAppendOnly(client: pg.Client, service: ServiceName, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     join pg_namespace n on n.oid = c.relnamespace where t.tgname = 'append_only' and n.nspname = $1`,
    [service],
  );
  for (const { name } of rows) await client.query(`revoke update, delete, truncate on ${name} from ${role}`);
}

/**
 * A service may write the rows of its schema, read the `<service>_api` views of the services below it, work on its own
 * queues and read the history through its view, and nothing else. Default privileges apply the same to tables that
 * migrations create later.
 */
async function grant(client: pg.Client, service: ServiceName, prefix: string | undefined): Promise<void> {
  const role = client.escapeIdentifier(roleName(service, prefix));
  const all = 'select, insert, update, delete';
  await client.query(`
    grant usage on schema ${service} to ${role};
    grant ${all} on all tables in schema ${service} to ${role};
    grant usage, select on all sequences in schema ${service} to ${role};
    grant execute on all functions in schema ${service} to ${role};
    alter default privileges in schema ${service} grant ${all} on tables to ${role};
    alter default privileges in schema ${service} grant usage, select on sequences to ${role};
  `);
  await grantQueues(client, service, role);
  await grantHistory(client, service, role);
  await enforceAppendOnly(client, service, role);
  for (const owner of SERVICES) {
    const isBelow = owner === service || READS[service].includes(owner);
    const exception = isBelow ? '' : await exceptionSql(client, service, owner, role);
    // One statement is one transaction, so that a running service never loses its rights for a moment.
    await client.query(isBelow ? mayRead(owner, role) : mayNotRead(owner, role) + exception);
  }
}

const mayRead = (owner: ServiceName, role: string): string => `
  grant usage on schema ${owner}_api to ${role};
  grant select on all tables in schema ${owner}_api to ${role};
  alter default privileges in schema ${owner}_api grant select on tables to ${role};`;
/** Revokes the rights that earlier releases gave every service on every view. */
const mayNotRead = (owner: ServiceName, role: string): string => `
  alter default privileges in schema ${owner}_api revoke select on tables from ${role};
  revoke all on all tables in schema ${owner}_api from ${role};
  revoke all on schema ${owner}_api from ${role};`;

/** The views of a higher service that this service may read; in a new database the migrations must run first. */
async function exceptionSql(
  client: pg.Client,
  service: ServiceName,
  owner: ServiceName,
  role: string,
): Promise<string> {
  const views = VIEWS_READ_BY_LOWER_LAYERS.flatMap(({ by, view }) =>
    by === service && view.startsWith(`${owner}_api.`) ? [view] : [],
  );
  const { rows } = await client.query<{ view: string }>(
    'select view from unnest($1::text[]) view where to_regclass(view) is not null',
    [views],
  );
  if (rows.length === 0) return '';
  const readable = rows.map(({ view }) => view).join(', ');
  return `grant usage on schema ${owner}_api to ${role}; grant select on ${readable} to ${role};`;
}
