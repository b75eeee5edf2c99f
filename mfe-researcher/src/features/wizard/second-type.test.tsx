/** The wizard of a type that only tests know: its steps, questions and checks come from its folder alone. */
import { instrument } from '@portal/contract/testing/instrument/index';
import { screenForm, startValues } from '@portal/shared-ui/form';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { buildDraft } from '../../testing/build-draft.ts';
import { draftChanges, draftValues, type DraftValues } from './model/draft-values.ts';
import { placeErrors, stepProblems } from './model/steps.ts';
import { planSteps, stepTitle } from './model/wizard-plan.ts';
import { fieldWords } from './model/field-words.ts';
import { FormSectionStep } from './steps/FormSectionStep.tsx';

const [form] = instrument.forms;
const plan = planSteps(instrument, form, { given: {}, hasProject: true });
const empty: DraftValues = { ...draftValues(buildDraft()), ...startValues(screenForm(form)) };
const names = {
  project: () => '',
  dataset: () => '',
  person: () => '',
};

function Step({ step, onChange }: { step: string; onChange: (values: DraftValues) => void }) {
  const [values, setValues] = useState(empty);
  return (
    <FormSectionStep
      step={step}
      request={buildDraft()}
      plan={plan}
      values={values}
      change={(changes) => {
        const next = { ...values, ...changes };
        setValues(next);
        onChange(next);
      }}
      findError={(name) => stepProblems(plan, step, values).find((problem) => problem.name === name)?.message}
    />
  );
}

test('every section of the form is a step, and there is none for resources', () => {
  expect(plan.steps.map((step) => stepTitle(plan, step))).toEqual([
    'Project',
    'The loan',
    'The people',
    'Research Team',
    'Resource Usage',
    'Review',
  ]);
});

test('a step asks the questions of its section, and says what is wrong in their words [P1-03]', async () => {
  let values = empty;
  const { user, container } = renderWithPortal(<Step step="loan" onChange={(next) => (values = next)} />);
  expect(screen.getByRole('heading', { name: 'What and for how long' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Which instrument do you need?'), 'EEG cap');
  await user.type(screen.getByLabelText('For how many weeks?'), '40');
  await user.type(screen.getByLabelText('In which room will it stand?'), 'cellar');
  expect(stepProblems(plan, 'loan', values).map(({ label, message }) => `${label}: ${message}`)).toEqual([
    'For how many weeks?: Please enter 12 or less',
    'In which room will it stand?: Write it like B-12',
  ]);
  expect(screen.getByText('Write it like B-12')).toBeTruthy();
  expect(fieldWords(plan, 'instrument', values, names)).toBe('EEG cap, 64 channels');
  expect(draftChanges(form, empty, values)).toEqual({
    additional_data: { instrument: 2, weeks: 40, room: 'cellar' },
  });
  expect(await axeViolations(container)).toEqual([]);
});

test('a question comes with the answer on which it depends, and errors of the server find their step', async () => {
  const { user } = renderWithPortal(<Step step="people" onChange={() => {}} />);
  expect(screen.queryByLabelText('When shall it be?')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'We need training' }));
  expect(screen.getByLabelText('When shall it be?')).toBeTruthy();
  const placed = placeErrors(
    {
      'additional_data.users.0.hours': ['Required Field*'],
      data_safeguard: ['This must be answered with True before you can submit'],
      intent_to_download: ['This is no question of the type'],
    },
    plan,
  );
  expect([...placed.steps.keys()]).toEqual(['people', 'policy']);
  expect(placed.steps.get('policy')?.[0]?.label).toBe('Statement 1');
  expect(placed.general).toEqual(['This is no question of the type']);
});
