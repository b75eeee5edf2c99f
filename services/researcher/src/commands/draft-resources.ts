/** Clears the resources chosen in drafts; used by the project and request features. */
import { ALL_REQUEST_TYPES, REQUEST_STATUS } from '@portal/contract';
import { sql, type Work } from '@portal/kit';
import { z } from 'zod';

/** Answers that choose resources, of all types. */
const RESOURCE_ANSWERS = ALL_REQUEST_TYPES.flatMap(({ cohortField, sampleFields }) =>
  [cohortField, sampleFields?.kind, sampleFields?.samples].filter((name) => name !== undefined),
);

/** The caller must have locked the rows of the requests. */
export async function clearResources(work: Work, requestIds: readonly number[]): Promise<void> {
  const ofThem = sql`request_id = any(${requestIds}::int[])`;
  await work.run(sql`delete from researcher.request_dataset where ${ofThem}`);
  await work.run(sql`delete from researcher.request_cohort where ${ofThem}`);
  await work.run(sql`delete from researcher.request_sample where ${ofThem}`);
  // `modified` changes the ETag. Answers that depended on a cleared answer are hidden by the form's conditions.
  await work.run(sql`update researcher.request
    set additional_data = additional_data - ${RESOURCE_ANSWERS}::text[], modified = now()
    where id = any(${requestIds}::int[])`);
}

/**
 * A project's answer on autism research decides which resources are offered (spec 2 section 2.1). Call it after the
 * project is written: a parallel save of a draft then waits for this one, or this waits for it and it reads the new
 * answer.
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
