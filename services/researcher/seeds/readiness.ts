import type pg from 'pg';
import { cachedReadinessSql } from '../src/features/team/readiness.sql.ts';

/** Initial readiness rows of the new requests; after seeding, the service updates them. */
export async function seedReadiness(client: pg.Client): Promise<void> {
  // Without `analyze`, the planner assumes empty tables and scans all of them for each team.
  await client.query(`analyze researcher.project, researcher.team_member, researcher.irb, researcher.request,
    researcher.request_access, core.account, core.user_institution, core.institution, core.institution_domain, core.file`);
  await client.query(`insert into researcher.request_readiness (request_id, waits_for, irb_until)
    select t.id, ${cachedReadinessSql.waitsFor}, ${cachedReadinessSql.irbUntil} from researcher.request t
    where not exists (select 1 from researcher.request_readiness kept where kept.request_id = t.id) order by t.id`);
}
