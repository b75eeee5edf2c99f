import { fieldProblem, isEmptyValue } from '@portal/contract/form-rules';
import type { FormField, FormValues } from './types.ts';

/** What is wrong with a field's value, in words for its reader; undefined when it is fine. */
export function problemOf(field: FormField, values: FormValues): string | undefined {
  const value = values[field.name];
  const problem = fieldProblem(field, value);
  return isEmptyValue(value) ? problem : (problem ?? field.validate?.(value, values));
}
