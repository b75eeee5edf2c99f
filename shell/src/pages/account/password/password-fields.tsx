import { MESSAGES } from '@portal/contract/messages';
import { unmetCriteria } from '@portal/contract/password';
import type { FormField, FormValues } from '@portal/shared-ui/form';
import { readText } from '../read-text.ts';
import { CriteriaList } from './CriteriaList.tsx';
import { PasswordInput } from './PasswordInput.tsx';

/** The error of a password, as worded in the specification. */
function passwordProblem(value: unknown): string | undefined {
  return unmetCriteria(readText(value)).length > 0 ? MESSAGES.passwordCriteria : undefined;
}

function confirmationProblem(value: unknown, values: FormValues): string | undefined {
  return value === values['password'] ? undefined : MESSAGES.passwordsDiffer;
}

/** Whether the password meets all criteria (spec 1 section 5). */
export function isPasswordReady(values: FormValues): boolean {
  return unmetCriteria(readText(values['password'])).length === 0;
}

export function isConfirmationReady(values: FormValues): boolean {
  return readText(values['password']) !== '' && values['confirm_password'] === values['password'];
}

/** The password with its live criteria, and its repetition: the two fields of every form that sets one. */
export function passwordFields(labels: { password: string; confirm: string }): readonly FormField[] {
  return [
    {
      type: 'custom',
      name: 'password',
      label: labels.password,
      requiredMessage: MESSAGES.fieldsBlank,
      validate: passwordProblem,
      render: ({ value, ...control }) => {
        const list = `${control.id}-criteria`;
        const described = [control['aria-describedby'], list].filter(Boolean).join(' ');
        return (
          <>
            <PasswordInput
              {...control}
              aria-describedby={described}
              name="password"
              label={labels.password}
              value={readText(value)}
            />
            <CriteriaList password={readText(value)} id={list} />
          </>
        );
      },
    },
    {
      type: 'custom',
      name: 'confirm_password',
      label: labels.confirm,
      requiredMessage: MESSAGES.fieldsBlank,
      validate: confirmationProblem,
      render: ({ value, ...control }) => (
        <PasswordInput {...control} name="confirm_password" label={labels.confirm} value={readText(value)} />
      ),
    },
  ];
}
