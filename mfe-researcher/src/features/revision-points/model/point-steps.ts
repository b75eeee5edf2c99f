/** At which step of the wizard a point is answered. */
import type { RevisionPoint } from '@portal/contract';
import type { StepKey, WizardPlan } from '../../wizard/model/wizard-plan.ts';

export const FIELD_PLACE = 'field.';
const LAST: StepKey = 'review';

/** The field that a place names. */
export const findPointField = (place: string): string | undefined =>
  place.startsWith(FIELD_PLACE) ? place.slice(FIELD_PLACE.length) : undefined;

/** The step of a place; what no step asks for, such as the IRB letter, is answered at the last one. */
export function findPointStep({ form, steps }: WizardPlan, place: string): StepKey {
  const field = findPointField(place);
  const step =
    field === undefined
      ? place.split('.', 2)[1]
      : form.sections.find(({ items }) => items.some((item) => 'name' in item && item.name === field))?.id;
  return step !== undefined && steps.includes(step) ? step : LAST;
}

/** The name of the box of a point on the page. */
export const pointName = ({ id }: Pick<RevisionPoint, 'id'>): string => `revision_point_${id}`;

export const isAnswered = (answer: string | undefined): boolean => (answer ?? '').trim() !== '';
