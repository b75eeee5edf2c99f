import { Alert } from '@portal/shared-ui';
import { request as words } from '#texts/request';

/** The modes of spec 3 section 2.6 that may be closed, or have nothing to show yet. */
const NOTICES: Readonly<Record<string, string>> = {
  edit: words.mode.closed,
  summary: words.mode.noSummary,
  audit: words.mode.noAudit,
};

/** Says why the page shows the request where its address asks for something else. */
export function ModeNotice({ mode }: { mode: string | null }) {
  const notice = mode === null ? undefined : NOTICES[mode];
  if (!notice) return null;
  return (
    <Alert.Root status="info" mb="6">
      <Alert.Indicator />
      <Alert.Title>{notice}</Alert.Title>
    </Alert.Root>
  );
}
