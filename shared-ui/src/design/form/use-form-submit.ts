import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { visibleFields } from './definition.ts';
import type { SummaryError } from './ErrorSummary.tsx';
import { formOutput } from './output.ts';
import type { FormDefinition, FormValues } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';
import { useServerErrors } from './use-server-errors.ts';

/** Validates, submits, and collects all errors, local and from the server, for the summary. */
export function useFormSubmit(
  definition: FormDefinition,
  form: PortalForm,
  onSubmit: (values: FormValues) => Promise<void>,
) {
  const values = useWatch({ control: form.control });
  const fields = visibleFields(definition, values);
  const server = useServerErrors(
    form,
    fields.map(({ name }) => name),
  );
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const summary: SummaryError[] = [
    ...server.general.map((message) => ({ message })),
    ...fields.flatMap(({ name, label }) => {
      const message = errors[name]?.message;
      return typeof message === 'string' ? [{ name, label, message }] : [];
    }),
  ];
  const count = () => setAttempt((number) => number + 1);
  const submit = form.handleSubmit(async (checked) => {
    server.clear();
    try {
      await onSubmit(formOutput(definition, checked));
    } catch (error) {
      server.place(error);
      count();
    }
  }, count);
  return { submit, summary, attempt, isSubmitting, countAttempt: count };
}
