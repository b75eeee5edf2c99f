/** Which steps may be entered, for every type: a step needs the output of all that come before it. */
import type { Request } from '@portal/contract';
import { exampleAnswers } from '@portal/contract/form-answers';
import { currentForm, OFFERED_REQUEST_TYPES } from '@portal/contract/request-types/lookup';
import { describe, expect, test } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { draftValues, type DraftValues } from './draft-values.ts';
import { firstIncomplete, mayEnter, stepProblems } from './steps.ts';
import { planWizard, sectionFields, type WizardPlan } from './wizard-plan.ts';

const FILE = [{ id: 'a0000000-0000-4000-8000-000000000001', name: 'file.pdf' }];

/** A complete draft of the type, with a plan of how its steps go. */
function complete(number: number, asksPolicy: boolean): { plan: WizardPlan; values: DraftValues } {
  const form = currentForm(number);
  if (!form) throw new Error(`type ${number} has no form`);
  const { details, ...draft } = buildDraft();
  const request = {
    ...draft,
    type: number,
    details: {
      ...details,
      type: number,
      form_version: form.version,
      additional_data: exampleAnswers(form, {}, { collection: 1 }),
    },
  } as Request;
  const plan = planWizard({ request, typeNumber: number, given: {}, hasProject: true, asksPolicy });
  const started = draftValues(request);
  const files = plan.steps
    .flatMap((step) => sectionFields(plan, step, started))
    .filter(({ type, isOptional }) => type === 'file' && !isOptional)
    .map(({ name }) => [name, FILE]);
  return { plan, values: { ...started, ...Object.fromEntries(files) } };
}

/** The draft as it is when `step` lacks something. */
function spoil(plan: WizardPlan, step: string, values: DraftValues): DraftValues {
  if (step === 'resources')
    return {
      ...values,
      datasets: [],
      ...Object.fromEntries(Object.values(plan.type.sampleFields ?? {}).map((field) => [field, null])),
    };
  if (step === 'team') return { ...values, access_control_list: [] };
  if (step === 'policy') return { ...values, data_safeguard: false };
  const emptied = sectionFields(plan, step, values).map(({ name }) => [name, undefined]);
  return { ...values, ...Object.fromEntries(emptied) };
}

const cases = OFFERED_REQUEST_TYPES.flatMap(({ number, key }) => [
  { number, key, asksPolicy: true },
  { number, key, asksPolicy: false },
]);

describe.each(cases)('type $number, $key, policy asked: $asksPolicy', ({ number, asksPolicy }) => {
  const { plan, values } = complete(number, asksPolicy);

  test('has the policy as a step only for its owner [R2.1-05]', () => {
    expect(plan.steps.includes('policy')).toBe(asksPolicy);
    expect([plan.steps[0], plan.steps.at(-1)]).toEqual(['project', 'review']);
  });

  test('its second step chooses what is asked for, its third is the form of the type [R2.1-19]', () => {
    const [first] = currentForm(number)?.sections ?? [];
    expect(plan.steps.slice(1, 3)).toEqual(['resources', first?.id]);
  });

  test('a complete draft opens every step, and nothing at all only the first [R2.1-10]', () => {
    expect(plan.steps.flatMap((step) => stepProblems(plan, step, values))).toEqual([]);
    expect(plan.steps.map((_, index) => mayEnter(index + 1, plan, values))).not.toContain(false);
    expect(plan.steps.map((_, index) => mayEnter(index + 1, plan, null))).toEqual(
      plan.steps.map((_, index) => index === 0),
    );
  });

  // where the type is the resource itself there is nothing to forget
  const canLack = (step: string) =>
    step !== 'project' && step !== 'review' && (step !== 'resources' || plan.type.resources !== 'itself');
  test.each(plan.steps.filter(canLack))(
    'what step %s lacks closes all later ones and no earlier one [R2.1-10]',
    (step) => {
      const lacking = spoil(plan, step, values);
      const place = plan.steps.indexOf(step) + 1;
      expect(plan.steps.map((_, index) => mayEnter(index + 1, plan, lacking))).toEqual(
        plan.steps.map((_, index) => index + 1 <= place),
      );
      expect(firstIncomplete(plan, lacking)).toBe(place);
    },
  );
});
