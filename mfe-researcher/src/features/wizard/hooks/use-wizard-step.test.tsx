import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildDraft } from '../../../testing/build-draft.ts';
import { draftValues } from '../model/draft-values.ts';
import { planWizard } from '../model/wizard-plan.ts';
import { useWizardStep } from './use-wizard-step.ts';

/** The address does not change yet: a busy browser draws a new address later than what is typed. */
vi.mock(import('@portal/shared-ui/router'), async (original) => ({
  ...(await original()),
  useLocation: () => ({ pathname: '/request/create', search: '?draft=7', hash: '', state: null, key: 'one' }),
  useNavigate: () => () => {},
}));

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
    { initialProps: { usage: '' } },
  );
  expect(result.current).toBe('details');
  rerender({ usage: 'We compare how long siblings sleep.' });
  expect(result.current).toBe('details');
});
