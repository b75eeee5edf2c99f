import { FILE_TYPE, MESSAGES, REQUEST_STATUS as S, type IrbBody } from '@portal/contract';
import { invalid, readToday, sql, type Actor, type Reads, type Work } from '@portal/kit';
import { requestRefusals } from '../../texts/en/request-refusals.ts';
import { scheduleCheckNow } from '../../commands/schedule-readiness-check.ts';
import { FileView, IrbModel } from '../../models/index.ts';

/**
 * Statuses in which staff are notified of a new letter: the owner was asked for something, or the team waits for a
 * letter.
 */
const AWAITING_LETTER = [S.REVISIONS_REQUESTED, S.CONDITIONALLY_APPROVED, S.APPROVED_PENDING_TEAM];

/**
 * Attaches an uploaded letter; earlier letters are preserved. A request may have been waiting for a valid letter, so
 * the readiness of the project's requests is checked again.
 */
export async function attachIrb(work: Work, actor: Actor, projectId: number, letter: IrbBody): Promise<void> {
  const { file, approval_date: approval, exemption_date: exemption, renewal_date: renewal, ...rest } = letter;
  const isExempt = letter.designation === 2;
  checkDates(letter, await readToday(work));
  await checkLetter(work, actor, file);
  const day = (isExempt ? exemption : approval) ?? approval ?? exemption;
  await work.of(IrbModel).insert({
    ...rest,
    project_id: projectId,
    file_id: file,
    approval_date: day ?? undefined,
    exemption_date: isExempt ? day : null,
    renewal_date: isExempt ? null : renewal,
  });
  await work.run(sql`update researcher.request set has_new_irb = true
    where project_id = ${projectId} and status = any(${AWAITING_LETTER}::smallint[]) and not has_new_irb`);
  // The letter is part of the project's representation, so its version must change too.
  await work.run(sql`update researcher.project set modified = now() where id = ${projectId}`);
  await scheduleCheckNow(work, sql`t.project_id = ${projectId}`);
}

/** @throws INVALID_INPUT where an approval is in the future, or the renewal date of an approved letter is not */
function checkDates({ designation, renewal_date: renewal, ...given }: IrbBody, today: string): void {
  const problems: Record<string, string[]> = {};
  for (const day of ['approval_date', 'exemption_date'] as const)
    if ((given[day] ?? '') > today) problems[day] = [MESSAGES.previousDate];
  if (designation === 1 && (renewal ?? '') <= today) problems['renewal_date'] = [MESSAGES.futureDate];
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** The letter must be the caller's own upload, so that no one can attach a file just because they know its id. */
async function checkLetter(reads: Reads, actor: Actor, fileId: string): Promise<void> {
  const file = await reads.read(FileView).matching({ id: fileId, creator_id: actor.userId }).first();
  const refuse = (message: string) => invalid({ file: [message] });
  if (!file) throw refuse(requestRefusals.letter.notUploaded);
  if (file.type !== FILE_TYPE.IRB || file.media_type !== 'application/pdf')
    throw refuse(requestRefusals.letter.pdfOnly);
  if (file.scan !== 'clean') throw refuse(requestRefusals.letter.waitsForScan);
}
