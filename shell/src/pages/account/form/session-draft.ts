import { useEffect } from 'react';
import { useWatch, type FormValues, type PortalForm } from '@portal/shared-ui/form';

/** Never stored: secrets, and the agreement, which must be given again to the text in view. */
const LEFT_OUT: readonly string[] = ['password', 'confirm_password', 'agreed_to_terms'];
const makeKey = (form: string) => `portal.sign-up.${form}`;

/** The values typed in this tab before a reload. */
export function readDraft(form: string): FormValues {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(makeKey(form)) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

export function removeDraft(form: string): void {
  try {
    sessionStorage.removeItem(makeKey(form));
  } catch {
    // storage is blocked, so nothing was stored
  }
}

/**
 * Stores the typed values in this tab, so that a reload loses nothing. They end with the tab, because the next person
 * at a shared computer must not see them.
 */
export function useSessionDraft(name: string, form: PortalForm): void {
  const values = useWatch({ control: form.control });
  const text = JSON.stringify(
    Object.fromEntries(Object.entries(values).filter(([field]) => !LEFT_OUT.includes(field))),
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return;
    try {
      sessionStorage.setItem(makeKey(name), text);
    } catch {
      // storage is full or blocked: the form works without it
    }
  }, [isDirty, name, text]);
}
