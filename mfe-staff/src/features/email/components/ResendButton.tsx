import { Button, VisuallyHidden, Phrase } from '@portal/shared-ui';
import { api, invalidate } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import type { Email } from '../api/email-words.ts';
import { email as texts } from '#texts/email';

/** Puts a mail that failed back in the queue; the list then shows it waiting. */
export function ResendButton({ email }: { email: Email }) {
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await api('POST /email/{id}/resend/', { params: { id: email.id }, quiet: true });
      notify.success({ title: texts.theMailIsSentAgain, description: email.subject });
    } catch (error) {
      notify.failure(error, { title: texts.theMailCouldNotBe });
    } finally {
      setBusy(false);
    }
    await invalidate('email');
  };
  return (
    <Button size="xs" variant="outline" loading={isBusy} onClick={() => void resend()}>
      <Phrase
        text={texts.resend}
        values={{ visuallyHidden: <VisuallyHidden>{` ${email.subject}`}</VisuallyHidden> }}
      />
    </Button>
  );
}
