import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { readBackup, removeBackup, writeBackup } from './backup.ts';
import { isField } from './definition.ts';
import type { FormDefinition, FormField, FormValues } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';

export interface FormBackup {
  /** What an earlier visit typed and did not save; undefined when there is nothing to offer. */
  found: { at: string; labels: string[] } | undefined;
  /** Puts it into the form. */
  restore: () => void;
  /** Forgets it: after saving, or when the person throws it away. */
  discard: () => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Secrets never stay in the browser. */
const keptFields = ({ sections }: FormDefinition): FormField[] =>
  sections.flatMap(({ items }) => items.filter(isField)).filter(({ type }) => type !== 'password');

/**
 * Keeps what is typed into a form in this browser until it is saved, so that a reload, a crash or an ended session loses
 * nothing (design card "ux", 2). For forms that are saved by a button; drafts on the server use `useAutosave`.
 * Only fields that differ from what was loaded are kept: bringing them back leaves the others as the server has them.
 */
export function useFormBackup({
  storageKey,
  definition,
  form,
}: {
  /** Names the form in this browser: kind, id and user, e.g. `project-12-user-7`. */
  storageKey: string;
  definition: FormDefinition;
  form: PortalForm;
}): FormBackup {
  const [backup, setBackup] = useState(() => readBackup<FormValues>(storageKey));
  const values = useWatch({ control: form.control });
  const { isDirty, defaultValues } = form.formState;
  const typed = Object.fromEntries(
    keptFields(definition)
      .filter(({ name }) => !same(values[name], defaultValues?.[name]))
      .map(({ name }) => [name, values[name]]),
  );
  const text = JSON.stringify(typed);
  useEffect(() => {
    if (isDirty) writeBackup(storageKey, JSON.parse(text));
  }, [isDirty, storageKey, text]);

  const offered = keptFields(definition).filter(
    ({ name }) => backup && name in backup.values && !same(backup.values[name], values[name]),
  );
  const discard = () => {
    removeBackup(storageKey);
    setBackup(undefined);
  };
  return {
    found:
      backup && offered.length > 0 ? { at: backup.at, labels: offered.map(({ label }) => label) } : undefined,
    restore: () => {
      for (const { name } of offered) form.setValue(name, backup?.values[name], { shouldDirty: true });
      setBackup(undefined);
    },
    discard,
  };
}
