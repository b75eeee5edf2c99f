import type { RevisionPoint } from '@portal/contract';
import type { Autosave } from '@portal/shared-ui/form';
import { useLocation, useNavigate } from '@portal/shared-ui/router';
import { useEffect, useRef } from 'react';
import type { Landing } from './use-submit.ts';
import { isStepHash, type Problem } from '../model/steps.ts';
import type { StepKey, WizardPlan } from '../model/wizard-plan.ts';
import { isAnswered, pointName } from '../../revision-points/model/point-answers.ts';
import { findPointField, findPointStep } from '../model/point-steps.ts';
import { usePoints } from '../../revision-points/hooks/points-context.ts';
import { revisionPoints as words } from '#texts/revision-points';

/**
 * What the wizard needs to know about revision points: the unanswered ones of a step, and the first one at submission.
 */
export function usePointProblems(plan: WizardPlan, getHref: (place: string) => string) {
  const { getLabel, reported, report, autosave } = usePoints();
  const open = useOpenPoints();
  useNamedPoint(getHref);
  const listOpen = (step: StepKey) => open.filter(({ place }) => findPointStep(plan, place) === step);
  const describe = (point: RevisionPoint): Problem => {
    const field = findPointField(point.place);
    return {
      name: pointName(point),
      label: getLabel(point.place),
      message: words.missing,
      ...(field === undefined ? {} : { besideField: field }),
    };
  };
  return {
    openAt: (step: StepKey): Problem[] => listOpen(step).map(describe),
    /** The unanswered points of a step, shown after the first attempt to submit. */
    problemsAt: (step: StepKey): Problem[] =>
      listOpen(step)
        .filter(({ id }) => reported.has(id))
        .map(describe),
    /** Saves unsaved answers. @returns the place of the first point without an answer */
    check: async (): Promise<Landing | undefined> => {
      await autosave?.saveNow();
      report(open.map(({ id }) => id));
      const step = plan.steps.find((each) => listOpen(each).length > 0);
      return step === undefined ? undefined : { step, field: findPointField(listOpen(step)[0]?.place ?? '') };
    },
  };
}

function useOpenPoints(): readonly RevisionPoint[] {
  const { points, answers } = usePoints();
  return points.filter((point) => point.abilities['answer'] && !isAnswered(answers[point.id]));
}

/**
 * The point at which the wizard opens: the request page links to one by its id. If the address names no point or step,
 * the first unanswered one.
 */
function useOpeningPoint(): RevisionPoint | undefined {
  const { points } = usePoints();
  const [firstOpen] = useOpenPoints();
  const { hash, search } = useLocation();
  const wanted = Number(new URLSearchParams(search).get('point'));
  return points.find(({ id }) => id === wanted) ?? (isStepHash(hash) ? undefined : firstOpen);
}

/** The place of the opening point, so that the first step on screen is its step. */
export function useOpeningPlace(plan: WizardPlan): Landing | undefined {
  const point = useOpeningPoint();
  return point && { step: findPointStep(plan, point.place), field: findPointField(point.place) };
}

/** Writes the step of the opening point into the address, and focuses its input. */
function useNamedPoint(getHref: (place: string) => string): void {
  const navigate = useNavigate();
  const point = useOpeningPoint();
  const named = point?.id;
  const href = point && getHref(point.place);
  const isDone = useRef(false);
  useEffect(() => {
    if (href === undefined || isDone.current) return;
    isDone.current = true;
    void navigate(href, { replace: true, state: { point: named } });
  }, [href, named, navigate]);
}

const WEIGHT: readonly Autosave<unknown>['status'][] = [
  'idle',
  'saved',
  'waiting',
  'saving',
  'failed',
  'conflict',
];

interface Shown {
  readonly status: Autosave<unknown>['status'];
  readonly message: string;
}
/** Form and points are saved separately; shows the more important of the two states. */
export const formatAutosave = (form: Shown, points: Shown | null): Shown =>
  points && WEIGHT.indexOf(points.status) > WEIGHT.indexOf(form.status) ? points : form;
