/**
 * Grants access to the history. Each service has its own view, `audit.<service>_log`. Core sees every entry, because it
 * answers `GET /history/` for all; any other service sees the entries of its own tables. No service may read
 * `audit.log` itself.
 */
import type { ServiceName } from '@portal/contract';
import type pg from 'pg';
import { storeDefinitionHash } from './definitions.ts';

/** Models of the audited tables of a schema: the first argument of each table's trigger. */
const MODELS = `
  select distinct split_part(encode(t.tgargs, 'escape'), '\\000', 1) as model
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where t.tgfoid = 'audit.record'::regproc and n.nspname = $1 order by 1`;

/** A new column is added at the end, because the view is replaced in place. */
const COLUMNS =
  'id, at, actor_id, impersonator_id, correlation_id, model, pk, parent_model, parent_pk, operation, changes, machine_key_id';

export async function grantHistory(client: pg.Client, service: ServiceName, role: string): Promise<void> {
  const view = `audit.${service}_log`;
  const condition = service === 'core' ? 'true' : await ofOwnTables(client, service);
  await storeDefinitionHash(client, {
    kind: 'view',
    name: view,
    target: view,
    definition: `${COLUMNS} where ${condition}`,
    apply: `create or replace view ${view} with (security_barrier) as
      select ${COLUMNS} from audit.log where ${condition}`,
  });
  await client.query(`
    grant usage on schema audit to ${role};
    revoke all on audit.log from ${role};
    grant select on ${view} to ${role};
  `);
}

async function ofOwnTables(client: pg.Client, service: ServiceName): Promise<string> {
  const { rows } = await client.query<{ model: string }>(MODELS, [service]);
  const models = rows.map(({ model }) => client.escapeLiteral(model));
  return models.length === 0 ? 'false' : `model = any(array[${models.join(', ')}])`;
}
