import { useState } from 'react';
import { Button, chakra } from '@portal/shared-ui';
import { api, ApiError } from '@portal/shared-ui/data';
import {
  ErrorSummary,
  SectionFields,
  useDefinedForm,
  useFormSubmit,
  type FormDefinition,
  type FormValues,
} from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { forgotten as words, password } from '#texts/password';
import { useFieldChecks } from '../form/use-field-checks.ts';
import { passwordFields } from '../password/password-fields.tsx';
import { ResetProblem } from './ResetProblem.tsx';

/** The form for the new password; both entries must match and be valid (spec 1 section 5). */
const resetDefinition: FormDefinition = {
  id: 'new-password',
  sections: [
    {
      id: 'password',
      title: words.newTitle,
      items: passwordFields({ password: password.newLabel, confirm: password.confirmNew }),
    },
  ],
};

/** Whether a refusal concerns a field, the link, or the server. */
function findProblem(error: unknown): 'field' | 'link' | 'server' {
  if (!(error instanceof ApiError)) return 'server';
  const { fields, status } = error;
  // after too many attempts the summary shows the server's text, and the link is still valid
  if (fields['password'] || fields['confirm_password'] || status === 429) return 'field';
  return status >= 400 && status < 500 ? 'link' : 'server';
}

/** Sets the password; success leads to the login page, which says that the password was reset. */
export function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const { status } = useSession();
  const [problem, setProblem] = useState<'link' | 'server' | null>(null);
  const form = useDefinedForm({ definition: resetDefinition });
  const checks = useFieldChecks(form);

  const save = async (values: FormValues) => {
    setProblem(null);
    try {
      await api('POST /reset-password/', {
        anonymous: true,
        body: {
          token,
          password: String(values['password']),
          confirm_password: String(values['confirm_password']),
        },
      });
    } catch (error) {
      const kind = findProblem(error);
      if (kind === 'field') throw error;
      return setProblem(kind);
    }
    // all sessions of the person have ended, including the one in this browser, so the page is reloaded
    if (status === 'signed-in') location.replace('/password-reset');
    else await navigate('/password-reset', { replace: true });
  };
  const { submit, summary, attempt, isSubmitting } = useFormSubmit(resetDefinition, form, save);

  if (problem === 'link') return <ResetProblem kind="link" />;
  return (
    <chakra.form noValidate aria-label={words.newTitle} onSubmit={(event) => void submit(event)} {...checks}>
      {problem ? <ResetProblem kind={problem} /> : null}
      <ErrorSummary errors={attempt > 0 ? summary : []} attempt={attempt} />
      {resetDefinition.sections.map((section) => (
        <SectionFields key={section.id} section={section} form={form} hasTitle={false} />
      ))}
      <Button type="submit" mt="8" loading={isSubmitting} loadingText={words.newSubmitting}>
        {words.newSubmit}
      </Button>
    </chakra.form>
  );
}
