import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { MATCH_REPORT_ROLES } from '@portal/contract/roles';
import { Button, fill, Stack } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { OperationState } from '@portal/shared-ui/operation';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { matchSummary as words } from '#texts/match-summary';
import { useOperation } from '../api/use-operation.ts';

const ROLES: readonly string[] = MATCH_REPORT_ROLES;

/**
 * Creates the Research Match report and emails it to the user, after a confirmation, with progress. For the review
 * center (spec 3 section 7).
 */
export function SendReport() {
  const { role, user } = useSession();
  const isOffered = role !== null && ROLES.includes(role);
  const [isAsking, setAsking] = useState(false);
  const report = useOperation('match_report', isOffered);
  const close = () => setAsking(false);
  const { send, isBusy } = useWrite('POST /rm_report_dispatch/', {
    isSilent: true,
    invalidates: ['staff-operation'],
    onDone: close,
    onRefused: () => {
      close();
      notify.error({ title: MESSAGES.rmReportFailedTitle, description: MESSAGES.rmReportFailed });
    },
  });
  if (!isOffered) return null;
  const address = user?.email ?? '';
  return (
    <Stack gap="1" align={{ base: 'flex-start', md: 'flex-end' }}>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.report.button}
      </Button>
      <OperationState
        operation={report}
        words={words.report}
        values={{ address }}
        failure={{ title: MESSAGES.rmReportFailedTitle, text: MESSAGES.rmReportFailed }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={words.report.question}
        consequence={fill(words.report.recipient, { address })}
        confirmLabel={words.report.button}
        onConfirm={() => void send({})}
        onCancel={close}
      />
    </Stack>
  );
}
