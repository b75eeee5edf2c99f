import { Button, chakra, Heading, HStack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ArrowLeftIcon } from '../icons/icons.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { listFields, sectionOfField, visibleSections } from './definition.ts';
import { entryProblem } from './entry-checks.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { SectionFields } from './SectionFields.tsx';
import { Stepper, stepWords, type Step } from './Stepper.tsx';
import type { FormDefinition, FormValues } from './types.ts';
import type { PortalForm } from './use-defined-form.ts';
import { useFormSubmit } from './use-form-submit.ts';
import { useWizardStep } from './use-wizard-step.ts';
import { form as words } from '#texts/form';

export interface WizardFormProps {
  definition: FormDefinition;
  form: PortalForm;
  onSubmit: (values: FormValues) => Promise<void>;
  /** Names the action: 'Submit request'. */
  submitLabel: string;
  /** Before a step is left, e.g. `autosave.saveNow`. */
  onLeaveStep?: () => Promise<void>;
  /** The autosave status. */
  status?: ReactNode;
  /** Above the answers, e.g. what happens next. */
  checkIntroduction?: ReactNode;
  errorTitle?: string;
}

const CHECK = 'check';

/** A form in steps, one a section, that ends with check-your-answers (specification 2; ux 4). */
export function WizardForm({
  definition,
  form,
  onSubmit,
  submitLabel,
  onLeaveStep,
  status,
  checkIntroduction,
  errorTitle,
}: WizardFormProps) {
  const values = useWatch({ control: form.control });
  const sections = visibleSections(definition, values);
  const steps: Step[] = [
    ...sections.map((section) => ({
      id: section.id,
      title: section.title,
      isDone: listFields(section, values).every((field) => entryProblem(field, values) === undefined),
    })),
    { id: CHECK, title: words.checkYourAnswers },
  ];
  const { currentId, isChanging, go, makeHref } = useWizardStep(steps.map(({ id }) => id));
  const { submit, summary, attempt, isSubmitting, countAttempt } = useFormSubmit(definition, form, onSubmit);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(currentId);
  useEffect(() => {
    if (shown.current !== currentId) heading.current?.focus();
    shown.current = currentId;
  }, [currentId]);

  const section = sections.find(({ id }) => id === currentId);
  const index = steps.findIndex(({ id }) => id === currentId);
  const names = section ? listFields(section, values).map(({ name }) => name) : [];
  // on a step only its own errors; at the end all of them, with links to their steps
  const errors = section ? summary.filter(({ name }) => name === undefined || names.includes(name)) : summary;
  const leave = async (target: string) => {
    // a draft that cannot be saved now is kept in this browser and must not hold anyone up
    await onLeaveStep?.().catch(() => {});
    go(target);
  };
  const proceed = async () => {
    if (!(await form.trigger(names))) countAttempt();
    else await leave(isChanging ? CHECK : (steps[index + 1]?.id ?? CHECK));
  };
  return (
    <chakra.form
      id={definition.id}
      noValidate
      maxW="3xl"
      onSubmit={(event) => {
        event.preventDefault();
        void (section ? proceed() : submit(event));
      }}
    >
      <Stepper steps={steps} currentId={currentId} makeHref={({ id }) => makeHref(id)} hasWords={false} />
      <ErrorSummary
        errors={errors}
        attempt={attempt}
        title={errorTitle}
        onReveal={(name) => {
          const home = sectionOfField(definition, name);
          if (home && home.id !== currentId) go(home.id);
        }}
      />
      <Heading as="h2" ref={heading} tabIndex={-1} size="xl" mb="5" focusVisibleRing="outside">
        {stepWords(steps, currentId)}
      </Heading>
      {section ? (
        <SectionFields section={section} form={form} hasTitle={false} />
      ) : (
        <>
          {checkIntroduction}
          <CheckAnswers definition={definition} form={form} changeHref={(id) => makeHref(id, true)} />
        </>
      )}
      <HStack mt="8" gap="3" wrap="wrap">
        {index > 0 && !isChanging ? (
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => void leave(steps[index - 1]?.id ?? currentId)}
          >
            <ArrowLeftIcon />
            {words.back}
          </Button>
        ) : null}
        <Button type="submit" loading={isSubmitting} loadingText={submitLabel}>
          {section ? (isChanging ? words.saveAndReturnToYour : words.continue) : submitLabel}
        </Button>
        {status}
      </HStack>
    </chakra.form>
  );
}
