import { FILE_TYPE, ReadinessChanged, type IrbBody } from '@portal/contract';
import { invalid, type Call } from '@portal/kit';
import type { Knex } from 'knex';

/**
 * Attaches an uploaded letter; earlier letters are kept. A valid letter may be what a request was waiting for,
 * so everybody on the team is looked at again.
 */
export async function attachIrb(
  call: Pick<Call, 'actor' | 'database' | 'jobs'>,
  trx: Knex.Transaction,
  projectId: number,
  body: IrbBody,
): Promise<void> {
  await checkLetter(call, trx, body.file);
  await call.database.query(
    {
      text: `insert into researcher.irb
          (project_id, file_id, designation, assurance_number, approval_date, renewal_date)
        values ($1, $2, $3, $4, $5, $6)`,
      values: [
        projectId,
        body.file,
        body.designation,
        body.assurance_number ?? null,
        body.approval_date,
        body.renewal_date ?? null,
      ],
    },
    trx,
  );
  // The letter is part of what a project shows, so the project's version moves on with it.
  const [project] = await call.database.query<{ user_ids: number[] }>(
    {
      text: `update researcher.project t set modified = now() where t.id = $1 returning array(
        select t.owner_id union select member.user_id from researcher.team_member member
        where member.project_id = t.id and member.user_id is not null and member.removal_date is null) as user_ids`,
      values: [projectId],
    },
    trx,
  );
  await call.jobs.emit(trx, ReadinessChanged, { user_ids: project?.user_ids ?? [] });
}

/** The letter must be the caller's own upload: nobody attaches a file that they merely know the id of. */
async function checkLetter(
  call: Pick<Call, 'actor' | 'database'>,
  trx: Knex.Transaction,
  fileId: string,
): Promise<void> {
  const [file] = await call.database.query<{ scan: string; media_type: string; type: number }>(
    {
      text: 'select scan, media_type, type from core_api.file where id = $1 and creator_id = $2',
      values: [fileId, call.actor.userId],
    },
    trx,
  );
  const refuse = (message: string) => invalid({ file: [message] });
  if (!file) throw refuse('This file was not found among your uploads');
  if (file.type !== FILE_TYPE.IRB || file.media_type !== 'application/pdf')
    throw refuse('The letter must be a PDF file');
  if (file.scan !== 'clean')
    throw refuse('This file is still being checked for viruses. Please try again soon');
}
