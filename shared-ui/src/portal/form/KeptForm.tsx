import { RestoreNotice } from '../../design/form/AutosaveStatus.tsx';
import { DefinedForm, type DefinedFormProps } from '../../design/form/DefinedForm.tsx';
import { UnsavedGuard } from '../../design/form/UnsavedGuard.tsx';
import type { KeptFormState } from './use-kept-form.ts';

export interface KeptFormProps extends Pick<
  DefinedFormProps,
  'onSubmit' | 'submitLabel' | 'actions' | 'errorTitle' | 'isSubmitDisabled'
> {
  kept: KeptFormState;
  /** What would be lost, for the question on leaving: "the new institution". */
  what: string;
  /** Another request than the form's own submit is running, so leaving asks nothing. */
  isSending?: boolean;
}

/** A form with its fields, a notice about input of an earlier visit, and the question on leaving. */
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
