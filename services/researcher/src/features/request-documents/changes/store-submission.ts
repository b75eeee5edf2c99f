import { sql, trustedSql, type Work } from '@portal/kit';
import { SUBMISSION_SNAPSHOT } from './submission-snapshot.sql.ts';

/** Stores the present contents of the request as its submission. The row must be locked. */
export const storeSubmission = (work: Work, id: number): Promise<number> =>
  work.run(sql`insert into researcher.submission (request_id, held)
    select t.id, ${trustedSql(SUBMISSION_SNAPSHOT)} from researcher.request t
    join researcher.project project on project.id = t.project_id where t.id = ${id}`);
