import { MESSAGES } from '@portal/contract/messages';
import { MATCH_REPORT_ROLES } from '@portal/contract/roles';
import { Button, fill } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { matchSummary as words } from '#texts/match-summary';

const ROLES: readonly string[] = MATCH_REPORT_ROLES;

/** Sends the Research Match report to whoever presses it; for the review centre (spec 3 section 7). */
export function SendReport() {
  const { role } = useSession();
  const { send, isBusy } = useWrite('POST /rm_report_dispatch/', {
    isSilent: true,
    done: ({ data }) => ({
      title: words.report.sent,
      description: fill(words.report.sentText, { count: data.applications, address: data.sent_to }),
    }),
    onRefused: () =>
      notify.error({ title: MESSAGES.rmReportFailedTitle, description: MESSAGES.rmReportFailed }),
  });
  if (role === null || !ROLES.includes(role)) return null;
  return (
    <Button
      variant="outline"
      loading={isBusy}
      loadingText={words.report.button}
      onClick={() => void send({})}
    >
      {words.report.button}
    </Button>
  );
}
