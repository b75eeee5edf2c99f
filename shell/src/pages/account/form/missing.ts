import { fill } from '@portal/shared-ui';
import { entryProblem, type FormDefinition, type FormValues } from '@portal/shared-ui/form';
import { register as words } from '#texts/register';
import { isConfirmationReady, isPasswordReady } from '../password/password-fields.tsx';

/** The reasons why Submit is disabled: password criteria and terms (spec 1 section 5). */
export function missingForSubmit(values: FormValues): readonly string[] {
  return [
    ...(isPasswordReady(values) ? [] : [words.missingPassword]),
    ...(isConfirmationReady(values) ? [] : [words.missingConfirmation]),
    ...(values['agreed_to_terms'] === true ? [] : [words.missingTerms]),
  ];
}

const SUBMIT_FIELDS = new Set(['password', 'confirm_password', 'agreed_to_terms']);

/**
 * Labels of other fields that are empty or invalid. They do not disable Submit, which shows what is wrong with each.
 */
export function missingFields({ sections }: FormDefinition, values: FormValues): readonly string[] {
  const labels = sections
    .flatMap(({ items }) => items.filter((item) => 'name' in item))
    .filter((field) => !SUBMIT_FIELDS.has(field.name) && entryProblem(field, values) !== undefined)
    .map(({ label }) => label);
  return labels.length === 0 ? [] : [fill(words.missingFields, { fields: labels.join(', ') })];
}
