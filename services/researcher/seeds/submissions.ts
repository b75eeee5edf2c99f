import type pg from 'pg';
import { SUBMISSION_SNAPSHOT } from '../src/features/request-documents/changes/submission-snapshot.sql.ts';

/** Snapshots of the demo's requests at the time of submission. */
export async function seedSubmissions(client: pg.Client): Promise<void> {
  await client.query(`insert into researcher.submission (request_id, held, created)
    select t.id, ${SUBMISSION_SNAPSHOT}, coalesce(t.submission_date, t.created) from researcher.request t
    join researcher.project project on project.id = t.project_id where t.status <> 1
      and not exists (select 1 from researcher.submission kept where kept.request_id = t.id) order by t.id`);
}
