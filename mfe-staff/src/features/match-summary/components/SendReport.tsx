import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { MATCH_REPORT_ROLES } from '@portal/contract/roles';
import { Button, fill } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { matchSummary as words } from '#texts/match-summary';

const ROLES: readonly string[] = MATCH_REPORT_ROLES;

/** Mails the Research Match report to the person who asks for it, after a question; for the review centre (spec 3 section 7). */
export function SendReport() {
  const { role, user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { send, isBusy } = useWrite('POST /rm_report_dispatch/', {
    isSilent: true,
    done: ({ data }) => ({
      title: words.report.sent,
      description: fill(words.report.sentText, { count: data.applications, address: data.sent_to }),
    }),
    onDone: close,
    onRefused: () => {
      close();
      notify.error({ title: MESSAGES.rmReportFailedTitle, description: MESSAGES.rmReportFailed });
    },
  });
  if (role === null || !ROLES.includes(role)) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.report.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={words.report.question}
        consequence={fill(words.report.recipient, { address: user?.email ?? '' })}
        confirmLabel={words.report.button}
        onConfirm={() => void send({})}
        onCancel={close}
      />
    </>
  );
}
