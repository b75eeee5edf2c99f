import { Button, VisuallyHidden, Phrase } from '@portal/shared-ui';
import { invalidate } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import type { Email } from '../model/email-words.ts';
import { email as texts } from '#texts/email';

/** Puts a mail that failed back in the queue; the list then shows it waiting. */
export function ResendButton({ email }: { email: Email }) {
  const readMails = () => invalidate('email');
  const { send, isBusy } = useWrite('POST /email/{id}/resend/', {
    // also when it was refused: someone else may have sent it again
    onDone: readMails,
    onRefused: readMails,
    done: { title: texts.resend.done, description: email.subject },
    failureTitle: texts.resend.failed,
  });
  return (
    <Button
      size="xs"
      variant="outline"
      loading={isBusy}
      onClick={() => void send({ params: { id: email.id } })}
    >
      <Phrase
        text={texts.resend.button}
        values={{ hiddenSubject: <VisuallyHidden>{` ${email.subject}`}</VisuallyHidden> }}
      />
    </Button>
  );
}
