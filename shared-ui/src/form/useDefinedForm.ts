import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import { startValues, visibleFields } from './definition.ts';
import { problemOf } from './problems.ts';
import type { FormDefinition, FormValues } from './types.ts';

export type PortalForm = UseFormReturn<FormValues>;

/** Rules of the definition first; a zod schema may add rules that span fields. */
function resolverOf(
  definition: FormDefinition,
  schema: $ZodType<FormValues, FormValues> | undefined,
): Resolver<FormValues> {
  return async (values, context, options) => {
    const found = visibleFields(definition, values).flatMap((field) => {
      const message = problemOf(field, values);
      return message === undefined ? [] : [[field.name, { type: 'value', message }] as const];
    });
    const more = schema ? (await zodResolver(schema)(values, context, options)).errors : {};
    const errors: FieldErrors<FormValues> = { ...more, ...Object.fromEntries(found) };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** A react-hook-form for a definition. Errors show on submit, then go as soon as a field is right. */
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
    resolver: resolverOf(definition, schema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // the summary takes focus, not the first field
    shouldFocusError: false,
  });
}
