import type { RevisionPoint } from '@portal/contract';
import type { Autosave } from '@portal/shared-ui/form';
import { createContext, use } from 'react';
import type { Answers } from './use-point-answers.ts';

/** The wizard's state for the revision points of the edited request. */
export interface PointsState {
  /** The points of the newest round. */
  readonly points: readonly RevisionPoint[];
  readonly answers: Answers;
  readonly getLabel: (place: string) => string;
  readonly change: (id: number, answer: string) => void;
  readonly autosave: Pick<Autosave<Answers>, 'status' | 'message' | 'saveNow'> | null;
  /** Ids of points already reported as unanswered. */
  readonly reported: ReadonlySet<number>;
  readonly report: (ids: readonly number[]) => void;
}

const NO_POINTS: PointsState = {
  points: [],
  answers: {},
  getLabel: (place) => place,
  change: () => {},
  autosave: null,
  reported: new Set(),
  report: () => {},
};

export const PointsContext = createContext<PointsState>(NO_POINTS);

/** The points are empty for a request that was never returned. */
export const usePoints = (): PointsState => use(PointsContext);
