import { entrySchema, fieldProblem } from '@portal/contract/form-entries';
import * as z from 'zod/mini';
import { isEmptyValue, visibleFields } from './definition.ts';
import type { FormDefinition, FormField, FormValues } from './types.ts';

/** Runs the check that a page adds to the field in code. */
const ownProblem = (field: FormField, values: FormValues): string | undefined =>
  isEmptyValue(values[field.name]) ? undefined : field.validate?.(values[field.name], values);

/** The error message for the value of a field; undefined if it is valid. */
export const entryProblem = (field: FormField, values: FormValues): string | undefined =>
  fieldProblem(field, values[field.name]) ?? ownProblem(field, values);

/** One zod schema of all visible fields, including the checks that the page adds. */
export function visibleSchema(
  definition: FormDefinition,
  values: FormValues,
): z.ZodMiniType<FormValues, FormValues> {
  const fields = visibleFields(definition, values);
  const entries = fields.map((field) => {
    const schema = entrySchema(field);
    const checked = z.unknown().check(
      z.check(({ value, issues }) => {
        const message =
          schema.safeParse(value, { jitless: true }).error?.issues[0]?.message ?? ownProblem(field, values);
        if (message !== undefined) issues.push({ code: 'custom', message, path: [], input: value });
      }),
    );
    return [field.name, checked] as const;
  });
  return z.looseObject(Object.fromEntries(entries));
}
