import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSessionUser } from '../session/index.ts';
import type { FormDefinition, FormValues } from '../../design/form/types.ts';
import { useDefinedForm, type PortalForm } from '../../design/form/use-defined-form.ts';
import { useFormBackup, type FormBackup } from '../../design/form/use-form-backup.ts';

export interface KeptFormState {
  definition: FormDefinition;
  form: PortalForm;
  backup: FormBackup;
  /** The form is saved or being saved, so leaving the page loses nothing. */
  isDone: boolean;
  /** Call before leaving the page: forgets the copy in the browser. */
  finish: () => void;
}

/** A form whose input is stored in this browser until it is saved (design card "ux", 2), for `<KeptForm>`. */
export function useKeptForm({
  definition,
  defaultValues,
  storageKey,
}: {
  definition: FormDefinition;
  defaultValues?: FormValues;
  /** Names the form in this browser; the person is added. */
  storageKey: string;
}): KeptFormState {
  const user = useSessionUser();
  const form = useDefinedForm({ definition, ...(defaultValues ? { defaultValues } : {}) });
  const backup = useFormBackup({ storageKey: `${storageKey}-user-${user.id}`, definition, form });
  const [isDone, setDone] = useState(false);
  const finish = () => {
    // synchronously, so that the unsaved guard does not block the navigation that follows
    flushSync(() => setDone(true));
    backup.discard();
  };
  return { definition, form, backup, isDone, finish };
}
