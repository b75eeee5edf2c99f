import type { ReviewScore, ScoreBlock, ScoreDraft } from '@portal/contract';
import { api, ApiError, type ApiAnswer } from '@portal/shared-ui/data';
import { useAutosave } from '@portal/shared-ui/form';
import { useSessionUser } from '@portal/shared-ui/session';
import { useState, useRef } from 'react';

/** A criterion without score and comments. */
export const EMPTY_BLOCK: ScoreBlock = { score: null, comment: { strengths: '', weaknesses: '' } };

/** Field names used by the server's errors about a review. */
export const scoreName = (criterion: string): string => `blocks.${criterion}.score`;
export const noteName = (note: string): string => `notes.${note}`;

const getDraft = ({ blocks, notes, reviewer_decision, build_merit }: ReviewScore): ScoreDraft => ({
  blocks,
  notes,
  reviewer_decision,
  build_merit,
});
const firstMessages = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fields).map(([field, [message = '']]) => [field, message]))
    : {};

/** Loads the score without the cache: an old version would make the first save a conflict. */
export const readScore = (id: number): Promise<ApiAnswer<ReviewScore>> =>
  api('GET /review/{id}/score/', { params: { id }, silent: true });

/** A review in progress: saved one second after typing. A save never overwrites what another tab saved. */
export function useScoreDraft({ data: first, etag }: ApiAnswer<ReviewScore>, onChange: () => void) {
  const user = useSessionUser();
  const { review: id } = first;
  const [draft, setDraft] = useState(() => getDraft(first));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [isStale, setStale] = useState(false);
  const [isSubmitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const version = useRef(etag);

  const autosave = useAutosave({
    storageKey: `review-${id}-user-${user.id}`,
    values: draft,
    setValues: first.closed === null ? setDraft : undefined,
    isEnabled: first.closed === null,
    onConflict: () => setStale(true),
    save: async (values) => {
      try {
        const answer = await api('PUT /review/{id}/score/', {
          params: { id },
          body: values,
          ifMatch: version.current,
          silent: true,
        });
        version.current = answer.etag;
      } catch (error) {
        setFaults(firstMessages(error));
        // The request was decided or the reviewer removed: refreshes the page to show what is possible now.
        if (error instanceof ApiError && ['WRONG_STATE', 'NOT_FOUND'].includes(error.code)) onChange();
        throw error;
      }
    },
  });

  const resolveConflict = async (usesMine: boolean) => {
    const fresh = await readScore(id);
    version.current = fresh.etag;
    if (!usesMine) setDraft(getDraft(fresh.data));
    setStale(false);
    autosave.resume();
  };

  /** Submits the review. @returns whether it was submitted */
  const submit = async (): Promise<boolean> => {
    setSubmitting(true);
    setFailure(undefined);
    setFaults({});
    try {
      await autosave.saveNow();
      await api('POST /review/{id}/score/submit/', { params: { id }, silent: true });
      return true;
    } catch (error) {
      const found = firstMessages(error);
      setFaults(found);
      setAttempt((last) => last + 1);
      if (Object.keys(found).length === 0 && error instanceof ApiError) setFailure(error.detail);
      return false;
    } finally {
      setSubmitting(false);
    }
  };

  /** Removes the error of a changed field; errors of other fields stay. */
  const forget = (...names: string[]) =>
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))));

  return {
    draft,
    faults,
    /** Number of refused submissions: the error summary takes the focus each time. */
    attempt,
    failure,
    isStale,
    isSubmitting,
    autosave,
    change: (changes: Partial<Pick<ScoreDraft, 'reviewer_decision' | 'build_merit'>>) => {
      forget(...Object.keys(changes));
      setDraft((now) => ({ ...now, ...changes }));
    },
    // Two scores may be rounded together, so each updates the latest state; otherwise one would undo the other.
    changeBlock: (key: string, changes: Partial<ScoreBlock>) => {
      if ('score' in changes) forget(scoreName(key));
      setDraft((now) => ({
        ...now,
        blocks: { ...now.blocks, [key]: { ...(now.blocks[key] ?? EMPTY_BLOCK), ...changes } },
      }));
    },
    changeNote: (key: string, text: string) => {
      forget(noteName(key));
      setDraft((now) => ({ ...now, notes: { ...now.notes, [key]: text } }));
    },
    takeMine: () => resolveConflict(true),
    takeTheirs: () => resolveConflict(false),
    submit,
  };
}
export type ScoreDraftState = ReturnType<typeof useScoreDraft>;
