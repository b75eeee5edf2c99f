/** What drafts have chosen, taken out again: by features of projects and of requests. */
import { ALL_REQUEST_TYPES, REQUEST_STATUS } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

/** Answers by which resources are chosen, of any type. */
const RESOURCE_ANSWERS = ALL_REQUEST_TYPES.flatMap(({ cohortField, sampleFields }) =>
  [cohortField, sampleFields?.kind, sampleFields?.samples].filter((name) => name !== undefined),
);

/** The rows of the requests must be locked. */
export async function clearResources(work: Work, requestIds: readonly number[]): Promise<void> {
  const ofThem = sql`request_id = any(${requestIds}::int[])`;
  await work.run(sql`delete from researcher.request_dataset where ${ofThem}`);
  await work.run(sql`delete from researcher.request_cohort where ${ofThem}`);
  await work.run(sql`delete from researcher.request_sample where ${ofThem}`);
  // The ETag moves on with what was chosen. What an answer cleared here had brought is hidden by the form's conditions.
  await work.run(sql`update researcher.request
    set additional_data = additional_data - ${RESOURCE_ANSWERS}::text[], modified = now()
    where id = any(${requestIds}::int[])`);
}

/**
 * Other resources are offered where a project's answer on autism research is another one (spec 2 section 2.1). The project
 * must be written already: a parallel save of a draft waits for this, or this waits for it, and reads the new answer.
 */
export async function clearDraftsOfProject(work: Work, projectId: number): Promise<void> {
  const drafts = await work.rows(
    z.object({ id: z.int() }),
    sql`select id from researcher.request where project_id = ${projectId} and status = ${REQUEST_STATUS.CREATED} and renewal_of is null
      order by id for update`,
  );
  await clearResources(
    work,
    drafts.map(({ id }) => id),
  );
}
