import { currentForm } from '@portal/contract/request-types/lookup';
import { requestType } from '@portal/contract/request-types/lookup';
import { screenForm, startValues } from '@portal/shared-ui/form';
import { axeViolations, renderWithPortal } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { draftValues } from '../model/draft-values.ts';
import { planSteps } from '../model/wizard-plan.ts';
import { FormSectionStep } from './FormSectionStep.tsx';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function show(type: number) {
  const form = currentForm(type);
  if (!form) throw new Error(`type ${type} has no form`);
  const plan = planSteps(requestType(type), form, { given: { is_revision: false }, hasProject: true });
  const values = { ...draftValues(buildDraft()), ...startValues(screenForm(form)) };
  return renderWithPortal(
    <FormSectionStep
      step={form.sections[0]?.id ?? ''}
      request={buildDraft()}
      plan={plan}
      values={values}
      change={() => {}}
      findError={() => undefined}
    />,
  );
}

test('a Research Match application says by when it is due and when it is reviewed [R4-16 R4-17]', () => {
  show(4);
  expect(
    screen.getByText(/^Submit by December 31, 2026 at 11:59 PM EST to be reviewed in Q1 2027/),
  ).toBeTruthy();
});

test('the parts of a long step are listed, and each leads to its heading', async () => {
  const { user, container } = show(2);
  const scroll = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scroll;
  const parts = screen.getByRole('navigation', { name: 'Parts of this step' });
  const names = within(parts)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Samples', 'Your project', 'Shipping address']);
  await user.click(within(parts).getByRole('button', { name: 'Your project' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your project' }));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(await axeViolations(container)).toEqual([]);
});

test.each([6, 7, 8])('the step of type %i has no deadline of Research Match', (type) => {
  show(type);
  expect(screen.queryByText(/^Submit by/)).toBeNull();
});
