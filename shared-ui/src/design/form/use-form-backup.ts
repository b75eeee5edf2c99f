import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { removeBackup, writeBackup } from './backup.ts';
import { isField, nameFields, visibleFields } from './definition.ts';
import { differingFields } from './same-content.ts';
import type { FormDefinition, FormField, FormValues } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';
import { useLeftover, type Leftover } from './use-leftover.ts';

export interface FormBackup {
  /** Unsaved input of an earlier visit, for `<RestoreNotice>`; undefined if none is left. */
  found: (Omit<Leftover, 'fields'> & { what: string[] }) | undefined;
  /** Deletes the copy after saving; the fields do not change. */
  discard: () => void;
}

/** Passwords are never stored in the browser. */
const listBackedUpFields = ({ sections }: FormDefinition): FormField[] =>
  sections.flatMap(({ items }) => items.filter(isField)).filter(({ type }) => type !== 'password');

const pick = (names: readonly string[], values: FormValues | undefined): FormValues =>
  Object.fromEntries(names.map((name) => [name, values?.[name] ?? null]));

/**
 * Stores the input of a form in this browser until it is saved, so that a reload, a crash or an expired session loses
 * nothing (design card "ux", 2). For forms with a Save button; drafts on the server use `useAutosave`. Only fields that
 * differ from the loaded values are stored, so that restoring leaves the server's values of all others unchanged.
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
  const all = useWatch({ control: form.control });
  const { defaultValues, isSubmitted } = form.formState;
  const names = listBackedUpFields(definition).map(({ name }) => name);
  const values = pick(names, all);
  const original = pick(names, defaultValues);
  const { backup, leftover, isPutBack, forget } = useLeftover({
    storageKey,
    values,
    original,
    setValues: (next) => {
      for (const name of differingFields(values, next))
        form.setValue(name, next[name], { shouldDirty: true, shouldValidate: isSubmitted });
    },
  });

  const typed = differingFields(original, values);
  // Values that no field shows, such as an attempt number, change on every visit and are not user input.
  const drawn = visibleFields(definition, all).map(({ name }) => name);
  const copy = JSON.stringify({
    values: pick(typed, values),
    base: pick(
      typed.filter((name) => drawn.includes(name)),
      original,
    ),
  });
  const hasTyped = typed.length > 0;
  const hasCopy = useRef(false);
  useEffect(() => {
    if (hasTyped) {
      const { values: stored, base } = JSON.parse(copy) as Record<'values' | 'base', FormValues>;
      writeBackup(storageKey, stored, [base]);
    } else if (hasCopy.current) removeBackup(storageKey);
    hasCopy.current = hasTyped;
  }, [hasTyped, copy, storageKey]);

  const shown = isPutBack ? all : { ...all, ...backup?.values };
  return {
    // undefined once the restored input is saved or replaced
    found: leftover?.fields.some((name) => !isPutBack || typed.includes(name))
      ? { ...leftover, what: nameFields(definition, shown, leftover.fields) }
      : undefined,
    discard: forget,
  };
}
