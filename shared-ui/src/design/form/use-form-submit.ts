import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fill } from '../layout/fill.ts';
import { listFields, visibleSections } from './definition.ts';
import type { SummaryError } from './ErrorSummary.tsx';
import { formOutput } from './output.ts';
import type { FormDefinition, FormField, FormValues } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';
import { useServerErrors } from './use-server-errors.ts';
import { form as words } from '#texts/form';

/** Validates, submits, and collects all errors, local and from the server, for the summary. */
export function useFormSubmit(
  definition: FormDefinition,
  form: PortalForm,
  onSubmit: (values: FormValues) => Promise<void>,
) {
  const values = useWatch({ control: form.control });
  const places = visibleSections(definition, values).flatMap((section) =>
    listFields(section, values).map((field) => ({ field, section: section.title })),
  );
  const server = useServerErrors(
    form,
    places.map(({ field }) => field.name),
  );
  const [attempt, setAttempt] = useState(0);
  const { errors, isSubmitting } = form.formState;
  const summary: SummaryError[] = [
    ...server.general.map((message) => ({ message })),
    ...places.flatMap(({ field, section }) => {
      const message = errors[field.name]?.message;
      if (typeof message !== 'string') return [];
      if (isWholeSentence(field, message)) return [{ name: field.name, message }];
      const isRepeated = places.some((other) => other.field !== field && other.field.label === field.label);
      const label = isRepeated ? fill(words.fieldOfSection, { section, field: field.label }) : field.label;
      return [{ name: field.name, label, message }];
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

/** The label of a box that must be checked is a statement, and the message of its own says what to do with it. */
const isWholeSentence = ({ type, requiredMessage }: FormField, message: string): boolean =>
  type === 'checkbox' && message === requiredMessage;
