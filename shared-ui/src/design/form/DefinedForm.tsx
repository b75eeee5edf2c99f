import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { visibleSections } from './definition.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SectionFields } from './SectionFields.tsx';
import type { FormDefinition, FormValues } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';
import { useFormSubmit } from './use-form-submit.ts';

export interface DefinedFormProps {
  definition: FormDefinition;
  form: PortalForm;
  /**
   * Called with the values in the server's format. If it rejects with an API error, each issue is shown at its field.
   */
  onSubmit: (values: FormValues) => Promise<void>;
  /** Names the action: 'Create project'. */
  submitLabel: string;
  /** More buttons beside the submit button, such as 'Save draft'. */
  actions?: ReactNode;
  /** Left of the buttons: the autosave status. */
  status?: ReactNode;
  errorTitle?: string;
  /** For forms that can only be saved when something changed. */
  isSubmitDisabled?: boolean;
}

/** A whole form from its definition: sections, error summary, buttons. */
export function DefinedForm({
  definition,
  form,
  onSubmit,
  submitLabel,
  actions,
  status,
  errorTitle,
  isSubmitDisabled = false,
}: DefinedFormProps) {
  const values = useWatch({ control: form.control });
  const { submit, summary, attempt, isSubmitting } = useFormSubmit(definition, form, onSubmit);
  const sections = visibleSections(definition, values);
  return (
    <chakra.form id={definition.id} noValidate onSubmit={(event) => void submit(event)} maxW="3xl">
      <ErrorSummary errors={summary} attempt={attempt} title={errorTitle} />
      <Stack gap="10">
        {sections.map((section) => (
          <SectionFields key={section.id} section={section} form={form} hasTitle={sections.length > 1} />
        ))}
      </Stack>
      <HStack mt="8" gap="3" wrap="wrap">
        <Button type="submit" disabled={isSubmitDisabled} loading={isSubmitting} loadingText={submitLabel}>
          {submitLabel}
        </Button>
        {actions}
        {status}
      </HStack>
    </chakra.form>
  );
}
