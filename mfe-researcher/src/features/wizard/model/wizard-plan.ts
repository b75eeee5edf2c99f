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

/** What the wizard goes by: the type, its form, what is known beside the answers, and the steps. */
export interface WizardPlan {
  readonly type: RequestTypeDefinition;
  readonly form: Pick<RequestForm, 'id' | 'sections'>;
  readonly given: FormAnswers;
  readonly steps: readonly StepKey[];
  /** Answers that are shown and can no longer be changed. */
  readonly readOnlyFields: readonly DraftField[];
}

interface PlanOptions {
  readonly given: FormAnswers;
  /** The first step chooses a project: for requests that are not submitted yet. */
  readonly hasProject: boolean;
  /** Who starts a request for its owner is not asked for the usage policy. */
  readonly asksPolicy?: boolean;
  readonly readOnlyFields?: readonly DraftField[];
}

/**
 * Six steps for a new Dataset request, five for one that exists: its project is settled (spec 2 section 2.1).
 * Every section of the form is a step. The type is chosen with its resources, so a request of any type has that step; after
 * the first submission only datasets are still chosen there.
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

/** The name under which the step Resources stores what is chosen. */
export const findResourceField = ({ type }: Pick<WizardPlan, 'type'>): DraftField =>
  type.resources === 'datasets' ? 'datasets' : (type.sampleFields?.kind ?? 'type');

/** For a draft, by the form that it was started with; before there is one, by the form that counts now. */
export function planWizard({
  request,
  typeNumber,
  ...options
}: PlanOptions & {
  readonly request: Request | null;
  /** While there is no draft. */
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

/** The fields of the form's section that take part now. */
export function sectionFields(plan: WizardPlan, step: StepKey, values: DraftValues): RequestField[] {
  const section = plan.form.sections.find(({ id }) => id === step);
  const present = new Set<RequestField>(presentFields(plan.form, values, plan.given));
  return (section?.items ?? []).filter(
    (item): item is RequestField =>
      present.has(item as RequestField) && !('name' in item && item.name === plan.type.sampleFields?.kind),
  );
}

/** Every question that a step puts, answered or not, in its order. The team is shown as a table. */
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

/** A field by its short name, where its answer is shown. */
export function fieldLabel({ type, form }: Pick<WizardPlan, 'type' | 'form'>, name: DraftField): string {
  const field = fieldByName(form, name);
  if (field) return shortLabel(field);
  const index = type.policy.questions.findIndex((question) => question.field === name);
  return index < 0 ? (FIXED_LABELS[name] ?? name) : fill(words.fields.usageQuestion, { number: index + 1 });
}

/** A field by the label on the page, for a summary of problems. */
export const problemLabel = (plan: Pick<WizardPlan, 'type' | 'form'>, name: DraftField): string =>
  fieldByName(plan.form, name)?.label ?? fieldLabel(plan, name);
