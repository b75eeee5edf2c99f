import { sql, type Database } from '@portal/kit';

/** Deletes the seen versions of sessions that are over (decision 444). @returns how many rows were deleted */
export const forgetSeenVersions = (database: Database): Promise<number> =>
  database.run(sql`delete from core.seen_version v where not exists (
    select 1 from core.session s where s.id = v.session_id and s.ended_at is null and s.expires_at > now())`);
