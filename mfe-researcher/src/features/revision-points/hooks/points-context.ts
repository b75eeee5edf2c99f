import type { RevisionPoint } from '@portal/contract';
import type { Autosave } from '@portal/shared-ui/form';
import { createContext, use } from 'react';
import type { Answers } from './use-point-answers.ts';

/** What the wizard knows of the points of the request that it edits. */
export interface PointsState {
  /** Of the newest round. */
  readonly points: readonly RevisionPoint[];
  readonly answers: Answers;
  readonly labelOf: (place: string) => string;
  readonly change: (id: number, answer: string) => void;
  readonly autosave: Pick<Autosave<Answers>, 'status' | 'message' | 'saveNow'> | null;
  /** Ids of points whose missing answer was reported. */
  readonly reported: ReadonlySet<number>;
  readonly report: (ids: readonly number[]) => void;
}

const NO_POINTS: PointsState = {
  points: [],
  answers: {},
  labelOf: (place) => place,
  change: () => {},
  autosave: null,
  reported: new Set(),
  report: () => {},
};

export const PointsContext = createContext<PointsState>(NO_POINTS);

/** Empty for a request that was never given back. */
export const usePoints = (): PointsState => use(PointsContext);
