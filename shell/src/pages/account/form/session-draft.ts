import { useEffect } from 'react';
import { useWatch, type FormValues, type PortalForm } from '@portal/shared-ui/form';

/** Never stored: secrets, and an agreement, which is given anew to the text that is in view. */
const LEFT_OUT: readonly string[] = ['password', 'confirm_password', 'agreed_to_terms'];
const makeKey = (form: string) => `portal.sign-up.${form}`;

/** What was typed in this tab before a reload. */
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
    // blocked storage: nothing was stored then
  }
}

/**
 * Stores what is typed for as long as the tab lives, so that a reload loses nothing. Not longer: the next person at a
 * shared computer must not find it.
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
      // full or blocked storage: the form works without
    }
  }, [isDirty, name, text]);
}
