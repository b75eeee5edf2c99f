/**
 * Whom outside systems must be notified about, written in the transaction that changes the ledger (decision 294). The rows say
 * only that someone has to look: whether a person is let in or out is read from the ledger when the system is notified, so that
 * of several parallel changes none gets lost.
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

/** Has the systems notified that have the access of these rows. */
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
 * Has them notified of everyone who has access to these datasets: before their places change, of the old ones, and after it of
 * the new.
 */
export async function queueDatasetSync(work: Work, datasetIds: readonly string[]): Promise<void> {
  await work.run(sql`insert into researcher.external_access (access_type, place, user_id)
    select distinct access.access_type, ${trustedSql(placeSql('access.access_type'))} as place, access.user_id
    from researcher.dataset_access access join researcher.dataset dataset on dataset.id = access.dataset_id
    where access.dataset_id = any(${datasetIds}::uuid[]) and access.status = 'granted'
      and ${trustedSql(placeSql('access.access_type'))} is not null
    order by 1, 2, 3 ${trustedSql(AGAIN)}`);
}

/** Has them notified of people whose accounts there may be others now; of those whose are the same nothing is sent. */
export async function queuePeopleSync(work: Work, userIds: readonly number[]): Promise<void> {
  await work.run(sql`update researcher.external_access external
    set state = 'queued', generation = external.generation + 1, attempts = 0, error = '', next_attempt = now(), since = now()
    from core_api.person person
    where person.id = external.user_id and external.user_id = any(${userIds}::int[])
      and (external.known_as is not null or external.state = 'failed')
      and external.known_as is distinct from ${trustedSql(knownAsSql)}`);
}
