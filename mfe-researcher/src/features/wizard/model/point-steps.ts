/** Maps a revision point to the wizard step where it is answered. */
import type { StepKey, WizardPlan } from './wizard-plan.ts';

export const FIELD_PLACE = 'field.';
const LAST: StepKey = 'review';

export const findPointField = (place: string): string | undefined =>
  place.startsWith(FIELD_PLACE) ? place.slice(FIELD_PLACE.length) : undefined;

/** The step of a place. A place that no step covers, such as the IRB letter, is answered at the last step. */
export function findPointStep({ form, steps }: WizardPlan, place: string): StepKey {
  const field = findPointField(place);
  const step =
    field === undefined
      ? place.split('.', 2)[1]
      : form.sections.find(({ items }) => items.some((item) => 'name' in item && item.name === field))?.id;
  return step !== undefined && steps.includes(step) ? step : LAST;
}
