import { answerWords, fieldByName } from '@portal/contract/form-answers';
import { entryToAnswer } from '@portal/shared-ui/form';
import type { DraftField, DraftValues } from './draft-values.ts';
import type { WizardPlan } from './wizard-plan.ts';
import { wizard as texts } from '#texts/wizard';

/** Resolves the numbers and ids in a draft to names. */
export interface Names {
  project: (id: number) => string;
  dataset: (id: string) => string;
  person: (id: number) => string;
}

/** The text of one draft field; '' if it is empty. */
export function fieldWords(
  { form, type }: Pick<WizardPlan, 'form' | 'type'>,
  field: DraftField,
  values: DraftValues,
  names: Names,
): string {
  const asked = fieldByName(form, field);
  if (asked) return answerWords(asked, entryToAnswer(asked, values[field]), values);
  const question = type.policy.questions.find((each) => each.field === field);
  if (question) {
    const answer = values[question.field];
    return answer === null ? '' : answer ? texts.fields.true : texts.fields.false;
  }
  switch (field) {
    case 'project':
      return names.project(values.project);
    case 'datasets':
      return values.datasets.map(names.dataset).join(', ');
    case 'type':
      return type.label;
    case 'access_control_list':
      return values.access_control_list.map(names.person).join(', ');
    case 'agreed_to_usage_policy':
      return values.agreed_to_usage_policy ? texts.fields.agreed : '';
    default:
      return '';
  }
}
