import { GLOBUS_PATTERN } from '@portal/contract/limits';
import { MESSAGES } from '@portal/contract/messages';
import { POLICY_QUESTIONS } from '../../request/api/usage-policy.ts';
import type { DraftField, DraftValues } from './draft-values.ts';
import { wizard as words } from '#texts/wizard';

export type StepKey = 'project' | 'resources' | 'details' | 'team' | 'policy' | 'review';

export const STEP_TITLES: Readonly<Record<StepKey, string>> = {
  project: 'Project',
  resources: 'Resources',
  details: words.resourceDetails,
  team: words.researchTeam,
  policy: words.resourceUsage,
  review: 'Review',
};

/** Six steps for a new request, five for one that exists: its project is settled (specification 2 section 2.1). */
export const NEW_STEPS: readonly StepKey[] = ['project', 'resources', 'details', 'team', 'policy', 'review'];
export const EDIT_STEPS: readonly StepKey[] = NEW_STEPS.slice(1);

/** A field that is not right yet. `name` is the field on the page. */
export interface Problem {
  name: DraftField;
  label: string;
  message: string;
}

export const FIELD_LABELS: Readonly<Record<DraftField, string>> = {
  project: 'Project',
  datasets: 'Datasets',
  access_control_list: words.whoGetsAccess,
  globus_username: words.globusUsername,
  usage: words.howYouWillUseThe,
  genetic_seq: words.sequenceData,
  genetic_seq_other: words.otherSequenceData,
  request_changes: words.whatDidYouChange,
  gpf_access_status: words.gpfViewerAccess,
  intent_to_download: words.usageQuestion1,
  agreed_nih: words.usageQuestion2,
  data_safeguard: words.usageQuestion3,
  agreed_to_usage_policy: 'Terms',
};

const problem = (name: DraftField, message: string): Problem => ({
  name,
  label: FIELD_LABELS[name],
  message,
});

/** What a step still lacks; a step without problems has output. */
export function problemsOf(step: StepKey, values: DraftValues | null): Problem[] {
  if (!values) return step === 'project' ? [problem('project', words.chooseAProject)] : [];
  switch (step) {
    case 'project':
    case 'review':
      return [];
    case 'resources':
      return values.datasets.length > 0 ? [] : [problem('datasets', words.chooseAtLeastOneDataset)];
    case 'details':
      return [...globusProblems(values.globus_username), ...usageProblems(values.usage)];
    case 'team':
      return values.access_control_list.length > 0
        ? []
        : [problem('access_control_list', words.chooseAtLeastOnePerson)];
    case 'policy':
      return [
        ...POLICY_QUESTIONS.filter(({ field }) => values[field] !== true).map(({ field }) =>
          problem(field, values[field] === null ? MESSAGES.required : words.thisMustBeAnsweredWith),
        ),
        ...(values.agreed_to_usage_policy
          ? []
          : [problem('agreed_to_usage_policy', words.pleaseAgreeToTheTerms)]),
      ];
  }
}

function globusProblems(name: string): Problem[] {
  if (name.trim() === '') return [problem('globus_username', MESSAGES.fieldRequired)];
  return GLOBUS_PATTERN.test(name.trim()) ? [] : [problem('globus_username', MESSAGES.globus)];
}

const usageProblems = (usage: string): Problem[] =>
  usage.trim() === '' ? [problem('usage', MESSAGES.required)] : [];

const HASH = /^#project_request_(\d)$/;
export const stepHash = (number: number): string => `#project_request_${number}`;

/** The step's place in the address, from 1; null when the address names none. */
export function stepNumberOf(hash: string, steps: readonly StepKey[]): number | null {
  const number = Number(HASH.exec(hash)?.[1] ?? 0);
  return number >= 1 && number <= steps.length ? number : null;
}

/** True when every step before `number` has output. Without a draft only the first may be entered. */
export function mayEnter(number: number, steps: readonly StepKey[], values: DraftValues | null): boolean {
  if (number === 1) return true;
  return values !== null && steps.slice(0, number - 1).every((step) => problemsOf(step, values).length === 0);
}

/** The place of the first step that still lacks something; the last one when none does. */
export function firstIncomplete(steps: readonly StepKey[], values: DraftValues | null): number {
  const index = steps.findIndex((step) => problemsOf(step, values).length > 0);
  return index < 0 ? steps.length : index + 1;
}

const STEP_OF_FIELD: ReadonlyArray<readonly [path: string, step: StepKey, field: DraftField]> = [
  ['project', 'project', 'project'],
  ['datasets', 'resources', 'datasets'],
  ['additional_data.globus_username', 'details', 'globus_username'],
  ['additional_data.usage', 'details', 'usage'],
  ['additional_data.genetic_seq_other', 'details', 'genetic_seq_other'],
  ['additional_data.genetic_seq', 'details', 'genetic_seq'],
  ['additional_data.request_changes', 'details', 'request_changes'],
  ['gpf_access_status', 'details', 'gpf_access_status'],
  ['access_control_list', 'team', 'access_control_list'],
  ['team', 'team', 'access_control_list'],
  ['intent_to_download', 'policy', 'intent_to_download'],
  ['agreed_nih', 'policy', 'agreed_nih'],
  ['data_safeguard', 'policy', 'data_safeguard'],
  ['agreed_to_usage_policy', 'policy', 'agreed_to_usage_policy'],
];

export interface PlacedErrors {
  /** By step, in the order of the wizard. */
  steps: ReadonlyMap<StepKey, Problem[]>;
  /** What belongs to no field of these steps. */
  general: string[];
}

/** Puts the server's field errors on the step that holds the field. */
export function placeErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  steps: readonly StepKey[],
): PlacedErrors {
  const placed = new Map<StepKey, Problem[]>();
  const general: string[] = [];
  for (const [path, messages] of Object.entries(fields)) {
    const home = STEP_OF_FIELD.find(([known]) => path === known || path.startsWith(`${known}.`));
    if (home && steps.includes(home[1]))
      placed.set(home[1], [
        ...(placed.get(home[1]) ?? []),
        ...messages.map((message) => problem(home[2], message)),
      ]);
    else general.push(...messages);
  }
  const ordered = steps.flatMap((step) => {
    const problems = placed.get(step);
    return problems ? [[step, problems] as const] : [];
  });
  return { steps: new Map(ordered), general };
}
