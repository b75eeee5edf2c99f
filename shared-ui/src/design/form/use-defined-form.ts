import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { startValues } from './definition.ts';
import { visibleSchema } from './entry-checks.ts';
import type { FormDefinition, FormValues } from './types.ts';

export type PortalForm = UseFormReturn<FormValues>;

/**
 * Compiling code at run time is forbidden by the pages' security policy. This changes no output: the sent values come
 * from the form.
 */
const WITHOUT_CODE_GENERATION = { jitless: true } as const;

/** Validates with the definition's schema first; `schema` may add rules across several fields. */
function createResolver(
  definition: FormDefinition,
  schema: $ZodType<FormValues, FormValues> | undefined,
): Resolver<FormValues> {
  return async (values, context, options) => {
    const resolve = async (rules: $ZodType<FormValues, FormValues>) =>
      (await zodResolver(rules, WITHOUT_CODE_GENERATION, { raw: true })(values, context, options)).errors;
    const found = await resolve(visibleSchema(definition, values));
    const more = schema ? await resolve(schema) : {};
    const errors: FieldErrors<FormValues> = { ...more, ...found };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** A react-hook-form for a definition. Errors appear on submit and disappear once a field is valid. */
export function useDefinedForm({
  definition,
  defaultValues,
  schema,
}: {
  definition: FormDefinition;
  defaultValues?: FormValues;
  schema?: $ZodType<FormValues, FormValues>;
}): PortalForm {
  const [first] = useState(() => startValues(definition, defaultValues));
  return useForm<FormValues>({
    defaultValues: first,
    resolver: createResolver(definition, schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // the summary takes focus, not the first field
    shouldFocusError: false,
  });
}
