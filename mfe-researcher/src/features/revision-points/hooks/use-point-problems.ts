import type { Autosave } from '@portal/shared-ui/form';
import { useSearchParams, useNavigate } from '@portal/shared-ui/router';
import { useEffect, useRef } from 'react';
import { stepHash, type Problem } from '../../wizard/model/steps.ts';
import type { StepKey, WizardPlan } from '../../wizard/model/wizard-plan.ts';
import { findPointStep, isAnswered, pointName } from '../model/point-steps.ts';
import { usePoints } from './points-context.ts';
import { revisionPoints as words } from '#texts/revision-points';

/** What the wizard asks of points: which are unanswered at a step, and the first one when it is submitted. */
export function usePointProblems(plan: WizardPlan) {
  const { points, answers, labelOf, reported, report, autosave } = usePoints();
  const open = points.filter((point) => point.abilities['answer'] && !isAnswered(answers[point.id]));
  useNamedPoint(plan);
  return {
    isOpenAt: (step: StepKey): boolean => open.some(({ place }) => findPointStep(plan, place) === step),
    /** Told from the first attempt to submit on. */
    problemsAt: (step: StepKey): Problem[] =>
      open
        .filter((point) => reported.has(point.id) && findPointStep(plan, point.place) === step)
        .map((point) => ({ name: pointName(point), label: labelOf(point.place), message: words.missing })),
    /** Saves what was typed. @returns the step with the first point that has no answer */
    check: async (): Promise<StepKey | undefined> => {
      await autosave?.saveNow();
      report(open.map(({ id }) => id));
      return plan.steps.find((step) => open.some(({ place }) => findPointStep(plan, place) === step));
    },
  };
}

/** A link from the page of the request names a point: its step is opened, and its box takes the focus. */
function useNamedPoint(plan: WizardPlan): void {
  const { points } = usePoints();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = Number(parameters.get('point'));
  const point = points.find(({ id }) => id === named);
  const number = point ? plan.steps.indexOf(findPointStep(plan, point.place)) + 1 : 0;
  const isDone = useRef(false);
  useEffect(() => {
    if (number === 0 || isDone.current) return;
    isDone.current = true;
    void navigate(`?mode=edit${stepHash(number)}`, { replace: true, state: { point: named } });
  }, [number, named, navigate]);
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
/** Two things are saved: what matters more of both is told. */
export const formatAutosave = (form: Shown, points: Shown | null): Shown =>
  points && WEIGHT.indexOf(points.status) > WEIGHT.indexOf(form.status) ? points : form;
