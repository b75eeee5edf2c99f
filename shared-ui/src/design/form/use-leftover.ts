import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type Backup, readBackup, removeBackup } from './backup.ts';
import { differingFields, hasOnlyFields, isUnchanged, replaceFields } from './same-content.ts';

/** Unsaved input of an earlier visit, for `<RestoreNotice>`. */
export interface Leftover {
  /** ISO 8601; when it was typed. */
  at: string;
  /** Names of the fields that differ. */
  fields: readonly string[];
  /** Set only if the server has newer values: then nothing is restored until the user asks for it. */
  onRestore?: (() => void) | undefined;
  /** Deletes the copy; restored fields go back to the server's values. */
  onDiscard: () => void;
}

interface LeftoverParts<Values> {
  storageKey: string;
  /** The current values of the fields; initially those of the server. */
  values: Values;
  /** The server's values, which Discard restores. */
  original: Values;
  /** Fills the fields. Without it nothing is put back. */
  setValues: ((values: Values) => void) | undefined;
}

interface Found<Values> {
  backup: Backup<Values>;
  fields: readonly string[];
  isNewerOnServer: boolean;
}

function find<Values>(backup: Backup<Values> | undefined, values: Values): Found<Values> | undefined {
  if (!backup) return undefined;
  const fields = differingFields(values, backup.values);
  if (fields.length === 0) return undefined;
  const { bases } = backup;
  const isNewerOnServer = !bases || !fields.every((name) => isUnchanged(values, name, bases));
  return { backup, fields, isNewerOnServer };
}

/**
 * Restores unsaved input of an earlier visit. It asks first if the server's values have changed since the copy was
 * made: saving the copy would overwrite what another person or device wrote.
 */
export function useLeftover<Values>({ storageKey, values, original, setValues }: LeftoverParts<Values>) {
  const [found, setFound] = useState(() => find(readBackup<Values>(storageKey), values));
  const [isPutBack, setPutBack] = useState(false);
  const latest = useRef({ values, setValues });
  useEffect(() => {
    latest.current = { values, setValues };
  });
  const fill = useCallback((source: Values, fields: readonly string[]) => {
    latest.current.setValues?.(replaceFields(latest.current.values, source, fields));
  }, []);
  const putBack = () => {
    if (!found) return;
    fill(found.backup.values, found.fields);
    setPutBack(true);
  };
  const isAsked = found !== undefined && found.isNewerOnServer && !isPutBack;
  const waiting = setValues && !isPutBack && !isAsked ? found : undefined;
  useEffect(() => {
    if (!waiting) return;
    // an effect, because the fields of a form accept a value only after they are mounted
    fill(waiting.backup.values, waiting.fields);
    startTransition(() => setPutBack(true));
  }, [waiting, fill]);

  const [isNeedless] = useState(() => {
    const backup = found ? undefined : readBackup(storageKey);
    return backup !== undefined && hasOnlyFields(backup.values, values);
  });
  // the last save of the visit before arrived although its answer was never read
  useEffect(() => {
    if (isNeedless) removeBackup(storageKey);
  }, [isNeedless, storageKey]);

  const forget = useCallback(() => {
    removeBackup(storageKey);
    setFound(undefined);
  }, [storageKey]);
  const leftover: Leftover | undefined =
    found && setValues
      ? {
          at: found.backup.at,
          fields: found.fields,
          ...(isAsked ? { onRestore: putBack } : {}),
          onDiscard: () => {
            if (isPutBack) fill(original, found.fields);
            forget();
          },
        }
      : undefined;
  return { backup: found?.backup, leftover, isPutBack, forget };
}
