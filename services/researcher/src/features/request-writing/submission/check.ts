/**
 * Checks what a request must contain to be submitted; reports all reasons together, by the field names of the wizard.
 */
import { currentTerms, firstTerms, isCohortOffered, requestType } from '@portal/contract';
import { notFound, sql, trustedSql, type Reads } from '@portal/kit';
import { z } from 'zod';
import { requestRefusals } from '../../../texts/en/request-refusals.ts';
import { answerProblems } from '../answers/check-answers.ts';
import { READ_STORED_ANSWERS, storedAnswers, AnswerRow } from '../answers/stored-answers.ts';
import { datasetProblem } from '../../dataset/index.ts';
import { blockingReasons, gather, type Owner } from '../draft/eligibility.ts';

const Submission = AnswerRow.extend({
  sfari_request_id: z.string(),
  agreed_to_usage_policy: z.boolean(),
  usage_policy_version: z.string().nullable(),
  intent_to_download: z.boolean().nullable(),
  agreed_nih: z.boolean().nullable(),
  data_safeguard: z.boolean().nullable(),
  project_is_non_autism: z.boolean(),
  team_size: z.int(),
});
export type Submission = z.output<typeof Submission>;

export async function readSubmission(reads: Reads, id: number): Promise<Submission> {
  const submission = await reads.row(
    Submission,
    sql`select ${trustedSql(READ_STORED_ANSWERS)}, t.sfari_request_id, t.agreed_to_usage_policy, t.usage_policy_version,
        t.intent_to_download, t.agreed_nih, t.data_safeguard, project.non_autism_research as project_is_non_autism,
        (select count(*)::int from researcher.request_access chosen
          where chosen.request_id = t.id and chosen.removal_date is null) as team_size
      from researcher.request t join researcher.project project on project.id = t.project_id where t.id = ${id}`,
  );
  // Some callers read without a lock, so a draft may be deleted between two of their reads.
  if (!submission) throw notFound();
  return submission;
}

type Errors = Record<string, string[]>;

/** Administrators skip the usage policy step (spec 2 section 2.1), so only the owner must have agreed. */
export function submissionProblems(submission: Submission, owner: Owner, byOwner: boolean): Errors {
  const reasons: [string, string][] = [];
  if (owner.institution_id === null)
    reasons.push(['institution', requestRefusals.submission.institutionMissing]);
  if (owner.institution_restricted) reasons.push(['institution', requestRefusals.submission.countryListed]);
  if (submission.team_size === 0)
    reasons.push(['access_control_list', requestRefusals.submission.accessMissing]);
  if (byOwner) reasons.push(...policyProblems(submission));
  return {
    ...blockingReasons(owner),
    ...gather(reasons),
    ...answerProblems(storedAnswers(submission)),
    ...datasetProblems(submission),
    ...cohortProblems(submission),
  };
}

/** Every policy question of the type must be answered with True, and the terms be accepted (spec 2 section 5). */
function policyProblems(submission: Submission): [string, string][] {
  const { type } = submission;
  const reasons = requestType(type)
    .policy.questions.filter(({ field }) => submission[field] !== true)
    .map(({ field }): [string, string] => [field, requestRefusals.submission.mustBeTrue]);
  return [...reasons, ...agreementProblem(submission)];
}

/** The accepted terms must be the current version. */
export function agreementProblem(
  submission: Pick<Submission, 'type' | 'agreed_to_usage_policy' | 'usage_policy_version'>,
): [string, string][] {
  const { type, agreed_to_usage_policy: isAgreed, usage_policy_version: version } = submission;
  if (!isAgreed) return [['agreed_to_usage_policy', requestRefusals.submission.policyMissing]];
  return (version ?? firstTerms(type).version) === currentTerms(type).version
    ? []
    : [['agreed_to_usage_policy', requestRefusals.submission.policyChanged]];
}

/** Research unrelated to autism may only use the SPARK cohort (spec 2 section 5). */
function cohortProblems({
  type,
  additional_data: answers,
  project_is_non_autism: isOther,
}: Submission): Errors {
  const { cohortField } = requestType(type);
  if (cohortField === undefined) return {};
  const answer = answers[cohortField];
  if (typeof answer !== 'string' || isCohortOffered(answer, isOther)) return {};
  return { [`additional_data.${cohortField}`]: [requestRefusals.sparkOnly] };
}

function datasetProblems({ type, datasets, project_is_non_autism: isOther }: Submission): Errors {
  if (requestType(type).resources !== 'datasets') return {};
  if (datasets.length === 0) return { datasets: [requestRefusals.submission.datasetMissing] };
  return refusedDatasets(datasets, isOther);
}

function refusedDatasets(datasets: Submission['datasets'], isOther: boolean): Errors {
  const refused = datasets.flatMap((dataset) => datasetProblem(dataset, isOther) ?? []);
  return refused.length > 0 ? { datasets: [...new Set(refused)] } : {};
}

/** Chosen resources that can no longer be requested. Missing choices are not a problem while the draft is written. */
export const chosenProblems = (submission: Submission): Errors => ({
  ...(requestType(submission.type).resources === 'datasets'
    ? refusedDatasets(submission.datasets, submission.project_is_non_autism)
    : {}),
  ...cohortProblems(submission),
});
