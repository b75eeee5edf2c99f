/** Focuses the first invalid field of a form, otherwise its alert. @returns the focused element */
export function focusFirstError(form: HTMLElement | null): HTMLElement | null {
  const wrong =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[role="alert"]') ??
    null;
  wrong?.focus();
  return wrong;
}
