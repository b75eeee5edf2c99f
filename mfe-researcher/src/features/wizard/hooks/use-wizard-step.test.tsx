import { createMemoryRouter, RouterProvider } from '@portal/shared-ui/router';
import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { draftValues } from '../model/draft-values.ts';
import { planWizard } from '../model/wizard-plan.ts';
import { useWizardStep } from './use-wizard-step.ts';

/** A page whose address does not change yet: a busy browser draws a new address later than what is typed. */
function BusyPage({ children }: { children: ReactNode }) {
  const [router] = useState(() => {
    const made = createMemoryRouter([{ path: '*', element: children }], {
      initialEntries: ['/request/create?draft=7'],
    });
    made.navigate = () => Promise.resolve();
    return made;
  });
  return <RouterProvider router={router} />;
}

test('a step that the address does not name yet stays while the user completes it', () => {
  const request = buildDraft({ usage: '' });
  const values = draftValues(request);
  const plan = planWizard({
    request,
    typeNumber: request.type,
    given: {},
    hasProject: true,
    asksPolicy: true,
  });
  const useStep = () => {
    const [usage, type] = useState('');
    const options = { isRevision: false, draftId: 7, opening: undefined };
    return { type, step: useWizardStep(plan, { ...values, usage }, options).step };
  };
  const { result } = renderHook(useStep, { wrapper: BusyPage });
  expect(result.current.step).toBe('details');
  act(() => result.current.type('We compare how long siblings sleep.'));
  expect(result.current.step).toBe('details');
});
