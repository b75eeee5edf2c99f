import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { expect, test } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { draftValues } from '../model/draft-values.ts';
import { planWizard } from '../model/wizard-plan.ts';
import { useWizardStep } from './use-wizard-step.ts';

const ignore = () => {};
const NAVIGATOR = { createHref: () => '', go: ignore, push: ignore, replace: ignore };

/** A page whose address does not change yet: a busy browser draws a new address later than what is typed. */
const BusyPage = ({ children }: { children: ReactNode }) => (
  <Router location="/request/create?draft=7" navigator={NAVIGATOR}>
    {children}
  </Router>
);

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
  const { result, rerender } = renderHook(
    ({ usage }) =>
      useWizardStep(plan, { ...values, usage }, { isRevision: false, draftId: 7, opening: undefined }).step,
    { wrapper: BusyPage, initialProps: { usage: '' } },
  );
  expect(result.current).toBe('details');
  rerender({ usage: 'We compare how long siblings sleep.' });
  expect(result.current).toBe('details');
});
