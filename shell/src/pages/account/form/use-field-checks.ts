import type { FocusEvent, FormEvent } from 'react';
import type { PortalForm } from '@portal/shared-ui/form';

/** Validating the first of two equal fields also validates its repetition. */
const REPEATED: Readonly<Record<string, string>> = { password: 'confirm_password', email: 'confirm_email' };

const readName = (target: EventTarget): string => (target instanceof HTMLInputElement ? target.name : '');

/**
 * Validates a field when it is left non-empty, and again while its error is being fixed. Submit is disabled until the
 * form is almost complete, so validation on submit would come too late. Spread the result on the form.
 */
export function useFieldChecks(form: PortalForm) {
  const { trigger, getValues, getFieldState } = form;
  const isFilled = (name: string) => Boolean(getValues(name));
  return {
    onBlur({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
      const name = readName(target);
      if (name === '' || !isFilled(name)) return;
      const again = REPEATED[name];
      const validate = () => void trigger(again !== undefined && isFilled(again) ? [name, again] : name);
      // a message that appears while a button is pressed would move the button away before the click
      if (currentTarget.matches(':active'))
        document.addEventListener('pointerup', () => setTimeout(validate), { once: true });
      else validate();
    },
    onChange({ target }: FormEvent<HTMLFormElement>) {
      const name = readName(target);
      // the form receives the change only after this handler
      if (name !== '' && getFieldState(name).error) setTimeout(() => void trigger(name));
    },
  };
}
