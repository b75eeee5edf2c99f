import { entryToAnswer } from '@portal/contract/form-entries';
import { filledRows } from '@portal/contract/form-rules';
import { visibleFields } from './definition.ts';
import type { FormDefinition, FormField, FormValues } from './types.ts';

function wireValue(field: FormField, value: unknown): unknown {
  const answer = entryToAnswer(field, value);
  return field.type === 'table' ? filledRows(answer) : answer;
}

/**
 * The values to send: only visible fields, numbers as numbers, an empty date as null, choices with their original type.
 */
export function formOutput(definition: FormDefinition, values: FormValues): FormValues {
  return Object.fromEntries(
    visibleFields(definition, values).map((field) => [field.name, wireValue(field, values[field.name])]),
  );
}
