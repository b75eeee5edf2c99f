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
  /** The current values; initially those of the server. */
  values: Values;
  /**
   * Sets the fields: to the unsaved input of an earlier visit, and on Discard to the server's values. Without it
   * nothing is restored.
   */
  setValues?: ((values: Values) => void) | undefined;
  /**
   * Saves the draft; drafts are saved even with validation errors. Rejects with the API's error. Resolves to the
   * server's values if the server stores them differently.
   */
  save: (values: Values) => Promise<Values | void>;
  /**
   * Called if someone else changed the object (409 STALE), with the server's current object. Saving stops until
   * `resume`.
   */
  onConflict?: (current: unknown) => void;
  /** False while loading and after submission. */
  isEnabled?: boolean;
}

export interface Autosave<Values> {
  status: AutosaveStatus;
  /** 'Saved 2:02 PM EST', 'Saving', …; '' before the first change. */
  message: string;
  /** Unsaved input of an earlier visit, and whether it is saved by now: for `<RestoreNotice>`. */
  leftover: (Leftover & { isSaved: boolean }) | undefined;
  /** The same for apps built before `leftover` existed: they offer to restore it and call `discardBackup`. */
  backup: Backup<Values> | undefined;
  /** Deletes the local copy and hides its notice. */
  discardBackup: () => void;
  /** Saves immediately, such as before the next step; resolves when the server has everything. */
  saveNow: () => Promise<void>;
  /** Continues with the current values after a conflict is resolved. */
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
 * Saves a draft 1 s after the last change (so within 2 s), one call at a time. A copy stays in this browser until the
 * server has the values. No input is lost, and a second tab's changes are not overwritten.
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
  // the values last sent: they may reach the server even if the page closes before the answer
  const sent = useRef<Values>(undefined);
  const answered = useRef<Values>(undefined);
  const hasCopy = useRef(false);
  // values that load while autosave is disabled come from the server, so they count as saved
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
    // waits for the running call, so that an older save cannot overtake a newer one
    await running.current?.catch(() => {});
    if (!latest.current.isEnabled || latest.current.text === saved.current) return;
    running.current = saveOnce();
    await running.current;
  }, [saveOnce]);

  const isDirty = isEnabled && text !== savedText;
  const isStopped = status === 'conflict';
  useEffect(() => {
    if (!isDirty) {
      // the change was undone before it was saved
      if (hasCopy.current) removeBackup(storageKey);
      return undefined;
    }
    storeCopy();
    if (isStopped) return undefined;
    // the status shows the failure; the next attempt is automatic
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
    // after a save, Discard must not restore the server's original values
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
