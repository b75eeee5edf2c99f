import { LIMITS } from '@portal/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatTime } from '../layout/dates.ts';
import { type Backup, removeBackup, writeBackup } from './backup.ts';
import { type Leftover, useLeftover } from './use-leftover.ts';
import { fill } from '../layout/fill.ts';
import { form as texts } from '#texts/form';

export type AutosaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface AutosaveOptions<Values> {
  /** Names the draft in this browser: kind, id and user, e.g. `request-12-user-7`. */
  storageKey: string;
  /** At first what the server has. */
  values: Values;
  /**
   * Fills the fields: with what an earlier visit typed and could not save, and on Discard with what the server had.
   * Without it nothing is put back.
   */
  setValues?: ((values: Values) => void) | undefined;
  /**
   * Saves the draft; drafts save with validation errors too. Reject with the API's error. Resolve with what the server
   * has now where it writes that in other characters.
   */
  save: (values: Values) => Promise<Values | void>;
  /** Someone else changed it (409 STALE): gets the object as the server has it. Saving stops until `resume`. */
  onConflict?: (current: unknown) => void;
  /** Off while loading or after sending. */
  isEnabled?: boolean;
}

export interface Autosave<Values> {
  status: AutosaveStatus;
  /** 'Saved 2:02 PM EST', 'Saving', …; '' before the first change. */
  message: string;
  /** What an earlier visit typed and the server did not have, and whether it is saved now: for `<RestoreNotice>`. */
  leftover: (Leftover & { isSaved: boolean }) | undefined;
  /** The same for apps that were built before there was `leftover`: they offer it, and call `discardBackup`. */
  backup: Backup<Values> | undefined;
  /** Forgets the copy and its notice. */
  discardBackup: () => void;
  /** Saves immediately, e.g. before moving on; resolves when the server has everything. */
  saveNow: () => Promise<void>;
  /** After a conflict was settled: continues with the present values. */
  resume: () => void;
  /** True while something typed is not on the server. */
  isDirty: boolean;
}

const RETRY_DELAY = 5000;

const findConflict = (error: unknown): { current: unknown } | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'STALE'
    ? { current: 'current' in error ? error.current : undefined }
    : undefined;

/**
 * Saves a draft 1 s after the last change (so within 2 s), one call at a time, and stores a copy in this browser until
 * the server has it. Nothing typed is lost and nothing of a second tab is overwritten.
 */
export function useAutosave<Values>({
  storageKey,
  values,
  setValues,
  save,
  onConflict,
  isEnabled = true,
}: AutosaveOptions<Values>): Autosave<Values> {
  const text = JSON.stringify(values);
  const [savedText, setSavedText] = useState(text);
  const [status, setStatus] = useState<AutosaveStatus>('idle');
  const [savedAt, setSavedAt] = useState<Date>();
  const [original] = useState(values);
  const backup = useLeftover({ storageKey, values, original, setValues });
  const [retries, setRetries] = useState(0);
  const latest = useRef({ text, values, save, onConflict, isEnabled });
  const saved = useRef(text);
  // what was on its way last: it may arrive although the page is left before the answer
  const sent = useRef<Values>(undefined);
  const answered = useRef<Values>(undefined);
  const hasCopy = useRef(false);
  // what is loaded while it is off is what the server has
  if (!isEnabled && text !== savedText) setSavedText(text);
  const running = useRef<Promise<void>>(undefined);
  useEffect(() => {
    latest.current = { text, values, save, onConflict, isEnabled };
    saved.current = savedText;
  });

  const storeCopy = useCallback(() => {
    const more = [sent.current, answered.current].filter((base) => base !== undefined);
    writeBackup(storageKey, latest.current.values, [JSON.parse(saved.current), ...more]);
    hasCopy.current = true;
  }, [storageKey]);

  const saveOnce = useCallback(async () => {
    const now = latest.current;
    setStatus('saving');
    sent.current = now.values;
    storeCopy();
    try {
      answered.current = (await now.save(now.values)) ?? undefined;
      saved.current = now.text;
      setSavedText(now.text);
      setSavedAt(new Date());
      setStatus('saved');
      setRetries(0);
      if (latest.current.text === now.text) removeBackup(storageKey);
    } catch (error) {
      const conflict = findConflict(error);
      setStatus(conflict ? 'conflict' : 'failed');
      if (conflict) latest.current.onConflict?.(conflict.current);
      else setRetries((number) => number + 1);
      throw error;
    }
  }, [storageKey, storeCopy]);

  const saveNow = useCallback(async () => {
    // a call under way ends first, so that answers cannot overtake each other
    await running.current?.catch(() => {});
    if (!latest.current.isEnabled || latest.current.text === saved.current) return;
    running.current = saveOnce();
    await running.current;
  }, [saveOnce]);

  const isDirty = isEnabled && text !== savedText;
  const isStopped = status === 'conflict';
  useEffect(() => {
    if (!isDirty) {
      // typed and taken back before it was saved
      if (hasCopy.current) removeBackup(storageKey);
      return undefined;
    }
    storeCopy();
    if (isStopped) return undefined;
    // shown by the status; the next attempt comes automatically
    const timer = setTimeout(
      () => void saveNow().catch(() => {}),
      retries > 0 ? RETRY_DELAY : LIMITS.autosaveDelay,
    );
    return () => clearTimeout(timer);
  }, [isDirty, isStopped, text, retries, saveNow, storeCopy, storageKey]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void saveNow().catch(() => {});
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, [saveNow]);

  const { leftover } = backup;
  const resume = () => {
    setStatus('waiting');
    // what the server had at the start is no longer what Discard may put back
    if (backup.isPutBack) backup.forget();
  };
  const shown = status === 'saved' && isDirty ? 'waiting' : status;
  return {
    status: shown,
    message: writeMessage(shown, savedAt),
    leftover: leftover && { ...leftover, isSaved: backup.isPutBack && !isDirty },
    backup: backup.backup,
    discardBackup: backup.forget,
    saveNow,
    resume,
    isDirty,
  };
}

function writeMessage(status: AutosaveStatus, savedAt: Date | undefined): string {
  const saved = savedAt ? fill(texts.autosave.saved, { savedAt: formatTime(savedAt) }) : '';
  const words: Record<AutosaveStatus, string> = {
    idle: '',
    waiting: saved,
    saved,
    saving: texts.autosave.saving,
    failed: texts.autosave.retrying,
    conflict: texts.autosave.stale,
  };
  return words[status];
}
