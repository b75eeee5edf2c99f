/**
 * Queues the people about whom outside systems must be notified, in the transaction that changes the ledger (decision
 * 294). A row does not say whether to add or remove the person. That is read from the ledger when the row is processed,
 * so that parallel changes are not lost.
 */
import { sql, trustedSql, type Work } from '@portal/kit';
import { z } from 'zod';
import { knownAsSql, placeSql } from './external.sql.ts';

export const ChangedAccess = z.object({
  user_id: z.int(),
  dataset_id: z.uuid(),
  access_type: z.string(),
});
export type ChangedAccess = z.output<typeof ChangedAccess>;

const AGAIN = `on conflict (access_type, place, user_id) do update
  set state = 'queued', generation = external_access.generation + 1, attempts = 0, error = '', next_attempt = now(), since = now()`;

/** Notifies the systems of the access in these rows. */
export async function queueAccessSync(work: Work, changed: readonly ChangedAccess[]): Promise<void> {
  if (changed.length === 0) return;
  const column = <K extends keyof ChangedAccess>(name: K) => changed.map((row) => row[name]);
  await work.run(sql`insert into researcher.external_access (access_type, place, user_id)
    select distinct changed.access_type, ${trustedSql(placeSql('changed.access_type'))} as place, changed.user_id
    from unnest(${column('user_id')}::int[], ${column('dataset_id')}::uuid[], ${column('access_type')}::text[])
      changed (user_id, dataset_id, access_type)
    join researcher.dataset dataset on dataset.id = changed.dataset_id
    where ${trustedSql(placeSql('changed.access_type'))} is not null
    order by 1, 2, 3 ${trustedSql(AGAIN)}`);
}

/**
 * Queues everyone with access to these datasets. Call it before the places change, for the old places, and after it,
 * for the new ones.
 */
export async function queueDatasetSync(work: Work, datasetIds: readonly string[]): Promise<void> {
  await work.run(sql`insert into researcher.external_access (access_type, place, user_id)
    select distinct access.access_type, ${trustedSql(placeSql('access.access_type'))} as place, access.user_id
    from researcher.dataset_access access join researcher.dataset dataset on dataset.id = access.dataset_id
    where access.dataset_id = any(${datasetIds}::uuid[]) and access.status = 'granted'
      and ${trustedSql(placeSql('access.access_type'))} is not null
    order by 1, 2, 3 ${trustedSql(AGAIN)}`);
}

/** Queues people whose outside accounts may have changed; nothing is sent for accounts that are the same. */
export async function queuePeopleSync(work: Work, userIds: readonly number[]): Promise<void> {
  await work.run(sql`update researcher.external_access external
    set state = 'queued', generation = external.generation + 1, attempts = 0, error = '', next_attempt = now(), since = now()
    from core_api.person person
    where person.id = external.user_id and external.user_id = any(${userIds}::int[])
      and (external.known_as is not null or external.state = 'failed')
      and external.known_as is distinct from ${trustedSql(knownAsSql)}`);
}
