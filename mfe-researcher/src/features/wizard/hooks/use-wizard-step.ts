import type { FormChapter } from '@portal/contract/request-types/request-type';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { useCallback, useEffect, useState } from 'react';
import { canStartAtReview, SHORT } from '../../request-start/start-at-review.ts';
import { findChapter, firstOpenChapter, listChapters } from '../model/chapters.ts';
import type { DraftValues } from '../model/draft-values.ts';
import { firstIncomplete, mayEnter, stepHash, stepNumber } from '../model/steps.ts';
import type { StepKey, WizardPlan } from '../model/wizard-plan.ts';
import type { Landing } from './use-submit.ts';

/** Builds the address of a step, optionally of one of its chapters. */
export type MakeHref = (number: number, chapter?: string) => string;

export interface WizardStep {
  number: number;
  step: StepKey;
  /** The chapters of the step, and the open one; empty if the step is a single page. */
  chapters: readonly FormChapter[];
  chapter: FormChapter | undefined;
  /** True if Continue returns to the review. */
  returnsToReview: boolean;
  /** True if the review also shows the unfinished steps to be answered in place. */
  isShort: boolean;
  go: (number: number, chapter?: string) => void;
  makeHref: MakeHref;
}

const isShortStart = (search: string, { type }: WizardPlan): boolean =>
  canStartAtReview(type) && new URLSearchParams(search).has(SHORT);

/** Preserves the draft id, in case the user leaves a step before the address of a new draft has updated. */
function nameDraft(search: string, draftId: number | null): string {
  if (draftId === null) return search;
  const parameters = new URLSearchParams(search);
  parameters.set('draft', String(draftId));
  return `?${parameters}`;
}

/** Builds a new address for each step, without the parameters of the step before. */
function namePlace(search: string, number: number, chapter: string | undefined): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('point');
  parameters.delete('chapter');
  if (chapter !== undefined) parameters.set('chapter', chapter);
  return `?${parameters}${stepHash(number)}`;
}

/**
 * The current place: the step in the hash, its chapter in `?chapter=`. A step whose earlier steps are incomplete
 * redirects to the first step, except the review of a request copied from the last one. A draft opened without a step
 * continues at the first incomplete one. A revision starts at `opening`, the place of a requested change, or at its first
 * step, because it was complete before. A long step opened without a chapter starts at the first incomplete one.
 */
export function useWizardStep(
  plan: WizardPlan,
  values: DraftValues | null,
  {
    isRevision,
    draftId,
    opening,
  }: { isRevision: boolean; draftId: number | null; opening: Landing | undefined },
): WizardStep {
  const { hash, search: present, state } = useLocation();
  const search = isRevision ? present : nameDraft(present, draftId);
  const navigate = useNavigate();
  const named = stepNumber(hash, plan.steps);
  const opened = opening && plan.steps.indexOf(opening.step) + 1;
  const isShort = !isRevision && values !== null && isShortStart(present, plan);
  // an unnamed place would move as the user completes it: it stays until the address names it
  const [unnamed, setUnnamed] = useState<{ number: number; chapterId: string | undefined } | null>(null);
  const wanted =
    opened ??
    named ??
    unnamed?.number ??
    (isRevision ? 1 : isShort ? plan.steps.length : firstIncomplete(plan, values));
  const isAllowed = mayEnter(wanted, plan, values) || (isShort && wanted === plan.steps.length);
  const number = isAllowed ? wanted : 1;
  const step = plan.steps[number - 1] ?? 'project';
  const chapters = listChapters(plan, step, values);
  const namedChapter = new URLSearchParams(present).get('chapter');
  const chapter =
    (opening && isAllowed ? findChapter(chapters, opening.field) : undefined) ??
    chapters.find(({ id }) => id === namedChapter) ??
    chapters.find(({ id }) => number === unnamed?.number && id === unnamed.chapterId) ??
    firstOpenChapter(chapters, plan, step, values);
  const chapterId = chapter?.id;
  const isNamed = named !== null && (chapterId === undefined || chapterId === namedChapter);
  if (isNamed && unnamed) setUnnamed(null);
  if (!isNamed && !unnamed) setUnnamed({ number, chapterId });
  const makeHref = useCallback<MakeHref>((target, id) => namePlace(search, target, id), [search]);
  useEffect(() => {
    if (!isAllowed || !isNamed)
      void navigate(makeHref(number, chapterId), { replace: true, ...(isAllowed ? { state } : {}) });
  }, [isAllowed, isNamed, number, chapterId, navigate, makeHref, state]);
  const mark: unknown = state;
  const returnsToReview =
    typeof mark === 'object' && mark !== null && 'returnsToReview' in mark && mark.returnsToReview === true;
  const go = useCallback(
    (target: number, id?: string) =>
      void navigate(
        makeHref(target, id),
        target === number && returnsToReview ? { state: { returnsToReview } } : {},
      ),
    [navigate, makeHref, number, returnsToReview],
  );
  return { number, step, chapters, chapter, returnsToReview, isShort, go, makeHref };
}
