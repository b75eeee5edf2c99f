import { RestoreNotice } from '../../design/form/AutosaveStatus.tsx';
import { DefinedForm, type DefinedFormProps } from '../../design/form/DefinedForm.tsx';
import { UnsavedGuard } from '../../design/form/UnsavedGuard.tsx';
import type { KeptFormState } from './use-kept-form.ts';

export interface KeptFormProps extends Pick<
  DefinedFormProps,
  'onSubmit' | 'submitLabel' | 'actions' | 'errorTitle' | 'isSubmitDisabled'
> {
  kept: KeptFormState;
  /** What is left without saving: "the new institution". */
  what: string;
  /** Something is being sent beside the form's own submit: leaving asks nothing. */
  isSending?: boolean;
}

/** A form with what an earlier visit typed, its fields, and the question on leaving. */
export function KeptForm({ kept, what, isSending = false, ...form }: KeptFormProps) {
  const { backup, isDone } = kept;
  const { isDirty, isSubmitting } = kept.form.formState;
  return (
    <>
      {backup.found ? <RestoreNotice {...backup.found} /> : null}
      <DefinedForm definition={kept.definition} form={kept.form} {...form} />
      <UnsavedGuard
        when={isDirty && !isDone && !isSubmitting && !isSending}
        what={what}
        onLeave={backup.discard}
      />
    </>
  );
}
