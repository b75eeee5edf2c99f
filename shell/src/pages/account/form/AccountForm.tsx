import { Suspense, useId, useState } from 'react';
import { Button, chakra, Stack, lazyPart } from '@portal/shared-ui';
import { ApiError } from '@portal/shared-ui/data';
import {
  ErrorSummary,
  SectionFields,
  useFormSubmit,
  useWatch,
  type FormDefinition,
  type FormValues,
  type PortalForm,
} from '@portal/shared-ui/form';
import { ProblemModal } from '@portal/shared-ui/errors';
import { missingFields } from './missing.ts';
import { SubmitReasons } from './SubmitReasons.tsx';
import { useBotCheck } from '@portal/shared-ui/use-bot-check';
import { useFieldChecks } from './use-field-checks.ts';

const BotCheck = lazyPart(async () => ({ default: (await import('@portal/shared-ui/bot-check')).BotCheck }));

export interface SolvedCheck {
  recaptcha: string;
  is_v2: boolean;
}

interface AccountFormProps {
  definition: FormDefinition;
  form: PortalForm;
  /** What must still be done before Submit is enabled. */
  listMissing: (values: FormValues) => readonly string[];
  submitLabel: string;
  submittingLabel: string;
  /** Receives the values and the solved bot check; must reject with the API's error. */
  onSubmit: (values: FormValues, check: SolvedCheck) => Promise<void>;
}

/** A sign-up form: sections, terms, bot check, and a Submit button that explains why it is disabled. */
export function AccountForm({
  definition,
  form,
  listMissing,
  submitLabel,
  submittingLabel,
  onSubmit,
}: AccountFormProps) {
  const reasonsId = useId();
  const values = useWatch({ control: form.control });
  const botCheck = useBotCheck();
  const [problem, setProblem] = useState<string | null>(null);
  const missing = listMissing(values);

  const send = async (checked: FormValues) => {
    try {
      await onSubmit(checked, await botCheck.solve());
    } catch (error) {
      if (botCheck.catches(error)) return;
      const [message] = error instanceof ApiError ? error.messages : [];
      if (message === undefined) throw error;
      setProblem(message);
    }
  };
  const { submit, summary, attempt, isSubmitting } = useFormSubmit(definition, form, send);

  return (
    <chakra.form
      id={definition.id}
      noValidate
      onSubmit={(event) => void submit(event)}
      {...useFieldChecks(form)}
    >
      <ErrorSummary errors={attempt > 0 ? summary : []} attempt={attempt} />
      <Stack gap="10">
        {definition.sections.map((section) => (
          <SectionFields key={section.id} section={section} form={form} />
        ))}
      </Stack>
      <Stack gap="4" mt="8" align="stretch">
        {botCheck.isVisible ? (
          <Suspense fallback={null}>
            <BotCheck key={botCheck.round} onSolved={botCheck.setSolution} />
          </Suspense>
        ) : null}
        <SubmitReasons id={reasonsId} missing={[...missingFields(definition, values), ...missing]} />
        <Button
          type="submit"
          alignSelf="flex-start"
          disabled={missing.length > 0}
          aria-describedby={reasonsId}
          loading={isSubmitting}
          loadingText={submittingLabel}
        >
          {submitLabel}
        </Button>
      </Stack>
      {problem === null ? null : <ProblemModal message={problem} onClose={() => setProblem(null)} />}
    </chakra.form>
  );
}
