import { Button, VisuallyHidden, Phrase } from '@portal/shared-ui';
import { invalidate } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import type { Email } from '../model/email-words.ts';
import { email as texts } from '#texts/email';

/** Queues a failed email again; the list then shows it as waiting. */
export function ResendButton({ email }: { email: Email }) {
  const readMails = () => invalidate('email');
  const { send, isBusy } = useWrite('POST /email/{id}/resend/', {
    // refreshes after a refusal too: someone else may have resent it
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
