/** What a request must hold before it is submitted; every reason at once, under the names of the wizard's fields. */
import { DatasetDetails, MESSAGES, REQUEST_TYPE, type RequestType } from '@portal/contract';
import { FIRST_USAGE_POLICY, USAGE_POLICY_VERSION } from '@portal/contract/usage-policy';
import { fieldErrorsOf, plainWords, type Database } from '@portal/kit';
import type { Knex } from 'knex';
import { datasetProblem, gather, hindrancesOf, type DatasetOffer, type Owner } from '../draft/index.ts';

export interface Submission {
  readonly type: RequestType;
  readonly sfari_request_id: string;
  readonly additional_data: Record<string, unknown>;
  readonly agreed_to_usage_policy: boolean;
  readonly usage_policy_version: string | null;
  readonly intent_to_download: boolean | null;
  readonly agreed_nih: boolean | null;
  readonly data_safeguard: boolean | null;
  readonly project_is_editable: boolean;
  readonly team_size: number;
  readonly datasets: readonly DatasetOffer[];
}

const SUBMISSION_SQL = `select t.type, t.sfari_request_id, t.additional_data, t.agreed_to_usage_policy, t.usage_policy_version, t.intent_to_download, t.agreed_nih,
  t.data_safeguard, project.is_editable as project_is_editable,
  (select count(*)::int from researcher.request_access chosen
    where chosen.request_id = t.id and chosen.removal_date is null) as team_size,
  (select coalesce(json_agg(json_build_object('dataset_id', dataset.dataset_id, 'active', dataset.active,
      'available', dataset.available, 'parent', dataset.parent) order by dataset.dataset_id), '[]')
    from researcher.request_dataset link join researcher.dataset dataset on dataset.id = link.dataset_id
    where link.request_id = t.id) as datasets
  from researcher.request t join researcher.project project on project.id = t.project_id where t.id = $1`;

export async function readSubmission(
  database: Database,
  trx: Knex.Transaction,
  id: number,
): Promise<Submission> {
  const [submission] = await database.query<Submission>({ text: SUBMISSION_SQL, values: [id] }, trx);
  if (!submission) throw new Error(`request ${id} vanished while it was locked`);
  return submission;
}

type Errors = Record<string, string[]>;

/** Administrators skip the step with the usage policy (spec 2 section 2.1), so it is asked of the owner alone. */
export function problemsOf(submission: Submission, owner: Owner, byOwner: boolean): Errors {
  const reasons: [string, string][] = [];
  if (!submission.project_is_editable && byOwner)
    reasons.push(['project', 'This project can no longer be changed']);
  if (owner.institution_id === null)
    reasons.push(['institution', 'Add your institution to your profile before you submit a request']);
  if (submission.team_size === 0)
    reasons.push(['access_control_list', 'Choose at least one person of your research team']);
  if (byOwner) reasons.push(...policyProblems(submission));
  return { ...hindrancesOf(owner), ...gather(reasons), ...datasetProblems(submission) };
}

/** The terms are ticked; for data, three questions must each be answered True too (spec 2 section 5). */
function policyProblems(submission: Submission): [string, string][] {
  const asked = submission.type === REQUEST_TYPE.DATASET ? QUESTIONS : [];
  const reasons = asked
    .filter((question) => submission[question] !== true)
    .map((question): [string, string] => [question, 'This must be answered with True before you can submit']);
  if (!submission.agreed_to_usage_policy)
    reasons.push(['agreed_to_usage_policy', 'Please agree to the usage policy']);
  else if ((submission.usage_policy_version ?? FIRST_USAGE_POLICY) !== USAGE_POLICY_VERSION)
    reasons.push([
      'agreed_to_usage_policy',
      'The usage policy has changed. Please read it and agree to it again',
    ]);
  return reasons;
}
const QUESTIONS = ['intent_to_download', 'agreed_nih', 'data_safeguard'] as const;

function datasetProblems(submission: Submission): Errors {
  if (submission.type !== REQUEST_TYPE.DATASET) return {};
  const errors: Errors = {};
  const details = DatasetDetails.safeParse(submission.additional_data, { error: plainWords });
  if (!details.success)
    for (const [field, messages] of Object.entries(fieldErrorsOf(details.error.issues)))
      errors[`additional_data.${field}`] = isGlobusMissing(field, submission)
        ? [MESSAGES.fieldRequired]
        : (messages as string[]);
  const refused = submission.datasets.flatMap((dataset) => datasetProblem(dataset) ?? []);
  if (submission.datasets.length === 0) errors['datasets'] = ['Choose at least one dataset'];
  if (refused.length > 0) errors['datasets'] = refused;
  return errors;
}

/** Words of the specification for the one field that it names (spec 2 section 5). */
const isGlobusMissing = (field: string, { additional_data: details }: Submission): boolean =>
  field === 'globus_username' && !details['globus_username'];
