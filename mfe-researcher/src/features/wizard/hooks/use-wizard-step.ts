import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { useCallback, useEffect } from 'react';
import type { DraftValues } from '../model/draft-values.ts';
import { firstIncomplete, mayEnter, stepHash, stepNumber } from '../model/steps.ts';
import type { StepKey, WizardPlan } from '../model/wizard-plan.ts';

export interface WizardStep {
  number: number;
  step: StepKey;
  /** True when Continue goes back to the review. */
  returnsToReview: boolean;
  go: (number: number) => void;
  /** Address of a step on this page. */
  makeHref: (number: number) => string;
}

/** A step that is left before the address of a new draft has shown must not take the draft out of it. */
function nameDraft(search: string, draftId: number | null): string {
  if (draftId === null) return search;
  const parameters = new URLSearchParams(search);
  parameters.set('draft', String(draftId));
  return `?${parameters}`;
}

/**
 * The position, kept in the hash; a step whose earlier steps lack output leads back to the first one. A draft that is
 * opened without a step goes on where it stopped; a revision begins at its first step, for it was complete before.
 */
export function useWizardStep(
  plan: WizardPlan,
  values: DraftValues | null,
  { isRevision, draftId }: { isRevision: boolean; draftId: number | null },
): WizardStep {
  const { hash, search: present, state } = useLocation();
  const search = isRevision ? present : nameDraft(present, draftId);
  const navigate = useNavigate();
  const named = stepNumber(hash, plan.steps);
  const wanted = named ?? (isRevision ? 1 : firstIncomplete(plan, values));
  const isAllowed = mayEnter(wanted, plan, values);
  const number = isAllowed ? wanted : 1;
  const makeHref = useCallback((target: number) => `${search}${stepHash(target)}`, [search]);
  useEffect(() => {
    // a place without a name would move while its step is being completed
    if (!isAllowed || named === null) void navigate(makeHref(number), { replace: true });
  }, [isAllowed, named, number, navigate, makeHref]);
  const go = useCallback((target: number) => void navigate(makeHref(target)), [navigate, makeHref]);
  const mark: unknown = state;
  const returnsToReview =
    typeof mark === 'object' && mark !== null && 'returnsToReview' in mark && mark.returnsToReview === true;
  return { number, step: plan.steps[number - 1] ?? 'project', returnsToReview, go, makeHref };
}
