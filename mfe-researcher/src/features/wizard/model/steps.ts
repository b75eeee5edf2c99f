import { MESSAGES } from '@portal/contract/messages';
import { fieldProblem } from '@portal/shared-ui/form';
import { chosenKeys } from './choices.ts';
import { failingSamples, hasFailingSamples } from './sample-checks.ts';
import type { DraftField, DraftValues } from './draft-values.ts';
import {
  problemLabel,
  findResourceField,
  sectionFields,
  type StepKey,
  type WizardPlan,
} from './wizard-plan.ts';
import { wizard as words } from '#texts/wizard';

/** A field with a missing or invalid answer. `name` is the field on the page. */
export interface Problem {
  name: DraftField;
  label: string;
  message: string;
  /** The part of the field that the summary links to, if not the whole field. */
  target?: string;
  /** The field next to which the problem is shown, if it belongs to no field itself. */
  besideField?: DraftField;
}

/** The problems of a step; a step without problems is complete. */
export function stepProblems(plan: WizardPlan, step: StepKey, values: DraftValues | null): Problem[] {
  const problem = (name: DraftField, message: string): Problem => ({
    name,
    label: problemLabel(plan, name),
    message,
  });
  if (!values) return step === 'project' ? [problem('project', words.missing.project)] : [];
  switch (step) {
    case 'project':
    case 'review':
      return [];
    case 'resources':
      return chosenKeys(plan, values).size > 0
        ? []
        : [
            problem(
              findResourceField(plan),
              plan.type.resources === 'datasets' ? words.missing.datasets : words.missing.resource,
            ),
          ];
    case 'team':
      return values.access_control_list.length > 0
        ? []
        : [problem('access_control_list', words.missing.accessList)];
    case 'policy':
      return [
        ...plan.type.policy.questions
          .filter(({ field }) => values[field] !== true)
          .map(({ field }) =>
            problem(field, values[field] === null ? MESSAGES.required : words.missing.statement),
          ),
        ...(values.agreed_to_usage_policy ? [] : [problem('agreed_to_usage_policy', words.missing.terms)]),
      ];
    default:
      return sectionFields(plan, step, values).flatMap((field) => {
        if (plan.readOnlyFields.includes(field.name)) return [];
        const message = fieldProblem(field, values[field.name]) ?? sampleProblem(plan, field.name, values);
        if (message === undefined) return [];
        const failing =
          field.name === plan.type.sampleFields?.samples && failingSamples(plan.type, values)[0];
        return [
          { ...problem(field.name, message), ...(failing ? { target: `${field.name}.${failing}` } : {}) },
        ];
      });
  }
}

/** True if the user answered a policy statement with False, which rules out access. */
export const isPolicyRefused = ({ type }: WizardPlan, values: DraftValues): boolean =>
  type.policy.questions.some(({ field }) => values[field] === false);

/** Samples that the inventory refused block the step. Samples that were not checked yet are checked on submission. */
const sampleProblem = ({ type }: WizardPlan, name: DraftField, values: DraftValues): string | undefined =>
  name === type.sampleFields?.samples && hasFailingSamples(type, values) ? MESSAGES.samplesToFix : undefined;

const HASH = /^#project_request_(\d{1,2})$/;
export const stepHash = (number: number): string => `#project_request_${number}`;

export const isStepHash = (hash: string): boolean => HASH.test(hash);

/** The step number in the address, from 1; null if the address names none. */
export function stepNumber(hash: string, steps: readonly StepKey[]): number | null {
  const number = Number(HASH.exec(hash)?.[1] ?? 0);
  return number >= 1 && number <= steps.length ? number : null;
}

/** True if all steps before `number` are complete. Without a draft, only the first step is allowed. */
export function mayEnter(number: number, plan: WizardPlan, values: DraftValues | null): boolean {
  if (number === 1) return true;
  return (
    values !== null &&
    plan.steps.slice(0, number - 1).every((step) => stepProblems(plan, step, values).length === 0)
  );
}

/** The problems of all steps, in order. */
export const listAllProblems = (plan: WizardPlan, values: DraftValues | null): Problem[] =>
  plan.steps.flatMap((step) => stepProblems(plan, step, values));

/** The number of the first incomplete step; the last step if all are complete. */
export function firstIncomplete(plan: WizardPlan, values: DraftValues | null): number {
  const index = plan.steps.findIndex((step) => stepProblems(plan, step, values).length > 0);
  return index < 0 ? plan.steps.length : index + 1;
}

const FIXED_HOMES: ReadonlyArray<readonly [path: string, step: StepKey, field: DraftField]> = [
  ['project', 'project', 'project'],
  ['datasets', 'resources', 'datasets'],
  ['type', 'resources', 'type'],
  ['access_control_list', 'team', 'access_control_list'],
  ['team', 'team', 'access_control_list'],
  ['agreed_to_usage_policy', 'policy', 'agreed_to_usage_policy'],
];

/** The step and field for a path in the server's errors. */
function fieldHome({ type, form }: WizardPlan, path: string): readonly [StepKey, DraftField] | undefined {
  const isAt = (known: string) => path === known || path.startsWith(`${known}.`);
  for (const { id, items } of form.sections)
    for (const item of items)
      if ('name' in item && isAt(item.isColumn ? item.name : `additional_data.${item.name}`))
        return [item.name === type.sampleFields?.kind ? 'resources' : id, item.name];
  const question = type.policy.questions.find(({ field }) => isAt(field));
  if (question) return ['policy', question.field];
  const home = FIXED_HOMES.find(([known]) => isAt(known));
  return home && [home[1], home[2]];
}

export interface PlacedErrors {
  /** By step, in the order of the wizard. */
  steps: ReadonlyMap<StepKey, Problem[]>;
  /** Errors that belong to no field of these steps. */
  general: string[];
}

/** Assigns the server's field errors to the step of each field. */
export function placeErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  plan: WizardPlan,
): PlacedErrors {
  const placed = new Map<StepKey, Problem[]>();
  const general: string[] = [];
  for (const [path, messages] of Object.entries(fields)) {
    const [step, name] = fieldHome(plan, path) ?? [];
    if (step !== undefined && name !== undefined && plan.steps.includes(step))
      placed.set(step, [
        ...(placed.get(step) ?? []),
        ...messages.map((message) => ({ name, label: problemLabel(plan, name), message })),
      ]);
    else general.push(...messages);
  }
  const ordered = plan.steps.flatMap((step) => {
    const problems = placed.get(step);
    return problems ? [[step, problems] as const] : [];
  });
  return { steps: new Map(ordered), general };
}
