/** The submission of a renewal (spec 2 sections 4 and 5, "Renewal form"). */
import { invalid, sql, type Actor, type Work } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { answerProblems, checkedAnswers } from '../answers/check-answers.ts';
import { fileProblems } from '../answers/request-files.ts';
import { saveAnswers } from '../answers/save-answers.ts';
import { storedAnswers } from '../answers/stored-answers.ts';
import { blockingReasons, gather, readOwner } from '../draft/eligibility.ts';
import { answerlessPoints } from '../../revision-point/index.ts';
import type { RequestState } from '../../request/index.ts';
import { agreementProblem, readSubmission } from './check.ts';
import { finishSubmission } from './finish-submission.ts';

export interface RenewalWrite {
  readonly work: Work;
  readonly actor: Actor;
  readonly id: number;
  readonly state: RequestState;
}

/**
 * Submits the renewal, for the first time or again. The row must be locked.
 * @throws INVALID_INPUT with all that is missing
 */
export async function submitRenewal({ work, actor, id, state }: RenewalWrite): Promise<void> {
  const owner = await readOwner(work, state.owner_id);
  const submission = await readSubmission(work, id);
  const stored = storedAnswers(submission);
  const isOwner = state.owner_id === actor.userId;
  const reasons: [string, string][] = [
    ...(owner.institution_restricted
      ? ([['institution', requestRefusals.submission.countryListed]] satisfies [string, string][])
      : []),
    ...(isOwner ? agreementProblem(submission) : []),
  ];
  const problems = {
    // A suspended request does not block the renewal of another one, because renewing is how its owner complies.
    ...blockingReasons({ ...owner, suspended: false }),
    ...gather(reasons),
    ...answerProblems(stored),
    ...(await fileProblems(work, id)),
    ...(isOwner ? await answerlessPoints(work, id) : {}),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);

  await saveAnswers(work, id, checkedAnswers(stored));
  const renewed = await readRenewedCode(work, id);
  await finishSubmission(work, { id, actor, state, submission, stored, owner, renewed });
}

async function readRenewedCode(work: Work, id: number): Promise<string> {
  const row = await work.row(
    z.object({ code: z.string() }),
    sql`select renewed.sfari_request_id as code from researcher.request t
      join researcher.request renewed on renewed.id = t.renewal_of where t.id = ${id}`,
  );
  if (!row) throw new Error(`renewal ${id} renews nothing`);
  return row.code;
}
