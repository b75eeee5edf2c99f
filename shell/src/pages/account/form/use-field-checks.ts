import type { FocusEvent, FormEvent } from 'react';
import type { PortalForm } from '@portal/shared-ui/form';

/** A field is evaluated once, together with the one that repeats it. */
const REPEATED: Readonly<Record<string, string>> = { password: 'confirm_password', email: 'confirm_email' };

const readName = (target: EventTarget): string => (target instanceof HTMLInputElement ? target.name : '');

/**
 * Evaluates a field when it is left with something in it, and again while its error is being fixed. Submit is disabled
 * until the form is nearly done, so waiting for it would inform people too late. Spread the result on the form.
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
      // a message that appears under a pressed button moves it away before the click
      if (currentTarget.matches(':active'))
        document.addEventListener('pointerup', () => setTimeout(validate), { once: true });
      else validate();
    },
    onChange({ target }: FormEvent<HTMLFormElement>) {
      const name = readName(target);
      // the form learns of the change after this handler
      if (name !== '' && getFieldState(name).error) setTimeout(() => void trigger(name));
    },
  };
}
