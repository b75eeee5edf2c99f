import type { RevisionPoint } from '@portal/contract';
import { api } from '@portal/shared-ui/data';
import { useAutosave, useSaveOnLeaving } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useRef, useState } from 'react';

/** Answers by point id. */
export type Answers = Readonly<Record<number, string>>;

interface Saved {
  readonly answer: string;
  readonly version: string;
}

const readSaved = (points: readonly RevisionPoint[]): Record<number, Saved> =>
  Object.fromEntries(points.map(({ id, answer, version }) => [id, { answer, version }]));
const readAnswers = (points: readonly RevisionPoint[]): Answers =>
  Object.fromEntries(points.map(({ id, answer }) => [id, answer]));

/**
 * Answers to the revision points of a request: saved while the user types. A save never overwrites an answer from
 * another tab.
 */
export function usePointAnswers(requestId: number, points: readonly RevisionPoint[]) {
  const user = useSessionUser();
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(points));
  const [theirs, setTheirs] = useState<Answers | null>(null);
  const saved = useRef(readSaved(points));

  const saveOne = async (id: number, answer: string): Promise<void> => {
    const before = saved.current[id];
    const { data } = await api('PATCH /revision-point/{id}/', {
      params: { id },
      body: { answer },
      ifMatch: before?.version ?? null,
      silent: true,
    });
    saved.current[id] = { answer: data.answer, version: data.version };
  };

  const autosave = useAutosave<Answers>({
    storageKey: `points-${requestId}-user-${user.id}`,
    values: answers,
    setValues: setAnswers,
    isEnabled: points.length > 0,
    onConflict: (current) => {
      const { id, answer } = current as RevisionPoint;
      setTheirs({ [id]: answer });
    },
    save: async (values) => {
      for (const [key, answer] of Object.entries(values)) {
        const id = Number(key);
        if (answer !== saved.current[id]?.answer) await saveOne(id, answer);
      }
    },
  });
  useSaveOnLeaving(autosave.saveNow, 'revision-point');

  const resolveConflict = async (usesMine: boolean): Promise<void> => {
    const ids = Object.keys(theirs ?? {}).map(Number);
    for (const id of ids) {
      const { data } = await api('GET /revision-point/{id}/', { params: { id } });
      saved.current[id] = { answer: data.answer, version: data.version };
      if (!usesMine) setAnswers((now) => ({ ...now, [id]: data.answer }));
    }
    setTheirs(null);
    autosave.resume();
  };

  return {
    answers,
    autosave,
    theirs,
    change: (id: number, answer: string) => setAnswers((now) => ({ ...now, [id]: answer })),
    takeMine: () => resolveConflict(true),
    takeTheirs: () => resolveConflict(false),
  };
}
