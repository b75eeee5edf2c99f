import type { FormAnswers, Request, RequestForm, RequestTypeDefinition } from '@portal/contract';
import { fieldByName, shortLabel, type RequestField } from '@portal/contract/form-answers';
import { evaluateCondition, presentFields } from '@portal/contract/form-rules';
import { currentForm, requestType } from '@portal/contract/request-types/lookup';
import { fill } from '@portal/shared-ui';
import { draftForm, type DraftField, type DraftValues } from './draft-values.ts';
import { listReadOnlyFields } from './read-only-fields.ts';
import { wizard as words } from '#texts/wizard';

/** One of the fixed steps, or a section of the type's form by its id. */
export type StepKey = string;

/** The wizard's definition: the type, its form, the given facts, and the steps. */
export interface WizardPlan {
  readonly type: RequestTypeDefinition;
  readonly form: Pick<RequestForm, 'id' | 'sections'>;
  readonly given: FormAnswers;
  readonly steps: readonly StepKey[];
  /** Fields whose answers are shown but cannot be changed. */
  readonly readOnlyFields: readonly DraftField[];
}

interface PlanOptions {
  readonly given: FormAnswers;
  /** True if the first step chooses a project: only before submission. */
  readonly hasProject: boolean;
  /** False for a user who starts the request for its owner: they skip the usage policy. */
  readonly asksPolicy?: boolean;
  readonly readOnlyFields?: readonly DraftField[];
}

/**
 * Six steps for a new Dataset request, five for an existing one, whose project cannot change (spec 2 section 2.1).
 * Every section of the form is a step. The type is chosen together with its resources, so every new request has that
 * step. After the first submission, only datasets can still be changed there.
 */
export function planSteps(
  type: RequestTypeDefinition,
  form: WizardPlan['form'],
  { given, hasProject, asksPolicy = true, readOnlyFields: readOnly = [] }: PlanOptions,
): WizardPlan {
  const sections = form.sections.filter(({ when }) => evaluateCondition(when, given)).map(({ id }) => id);
  const steps = [
    ...(hasProject ? ['project'] : []),
    ...(type.resources === null ? [] : ['resources']),
    ...sections,
    'team',
    ...(asksPolicy ? ['policy'] : []),
    'review',
  ];
  return { type, form, given, steps, readOnlyFields: readOnly };
}

/** The field in which the Resources step stores its choice. */
export const findResourceField = ({ type }: Pick<WizardPlan, 'type'>): DraftField =>
  type.resources === 'datasets' ? 'datasets' : (type.sampleFields?.kind ?? 'type');

/** Uses the form that the draft was started with; without a draft, the current form. */
export function planWizard({
  request,
  typeNumber,
  ...options
}: PlanOptions & {
  readonly request: Request | null;
  /** Used while there is no draft. */
  readonly typeNumber: number;
}): WizardPlan {
  const type = requestType(request?.type ?? typeNumber);
  const form = (request ? draftForm(request) : currentForm(type.number)) ?? { id: 'none', sections: [] };
  return planSteps(type, form, { ...options, readOnlyFields: request ? listReadOnlyFields(request) : [] });
}

const FIXED_TITLES: Readonly<Record<string, string>> = {
  project: words.fields.project,
  resources: words.steps.resources,
  team: words.steps.team,
  policy: words.steps.policy,
  review: words.steps.review,
};

export const stepTitle = ({ form }: WizardPlan, step: StepKey): string =>
  form.sections.find(({ id }) => id === step)?.title ?? FIXED_TITLES[step] ?? step;

/** The fields of the form's section that are currently visible. */
export function sectionFields(plan: WizardPlan, step: StepKey, values: DraftValues): RequestField[] {
  const section = plan.form.sections.find(({ id }) => id === step);
  const present = new Set<RequestField>(presentFields(plan.form, values, plan.given));
  return (section?.items ?? []).filter(
    (item): item is RequestField =>
      present.has(item as RequestField) && !('name' in item && item.name === plan.type.sampleFields?.kind),
  );
}

/** All questions of a step in order, answered or not. The team is excluded, because it is shown as a table. */
export function stepQuestions(plan: WizardPlan, step: StepKey, values: DraftValues): DraftField[] {
  switch (step) {
    case 'project':
      return ['project'];
    case 'resources':
      return [findResourceField(plan)];
    case 'policy':
      return [...plan.type.policy.questions.map(({ field }) => field), 'agreed_to_usage_policy'];
    case 'team':
      return ['access_control_list'];
    default:
      return sectionFields(plan, step, values).map(({ name }) => name);
  }
}

const FIXED_LABELS: Readonly<Record<string, string>> = {
  project: words.fields.project,
  datasets: words.fields.datasets,
  type: words.fields.resource,
  access_control_list: words.fields.accessList,
  agreed_to_usage_policy: words.fields.terms,
};

/** The short name of a field, for showing its answer. */
export function fieldLabel({ type, form }: Pick<WizardPlan, 'type' | 'form'>, name: DraftField): string {
  const field = fieldByName(form, name);
  if (field) return shortLabel(field);
  const index = type.policy.questions.findIndex((question) => question.field === name);
  return index < 0 ? (FIXED_LABELS[name] ?? name) : fill(words.fields.usageQuestion, { number: index + 1 });
}

/** The field's label on the page, for a summary of problems. */
export const problemLabel = (plan: Pick<WizardPlan, 'type' | 'form'>, name: DraftField): string =>
  fieldByName(plan.form, name)?.label ?? fieldLabel(plan, name);
