import { Alert } from '@portal/shared-ui';
import { request as words } from '#texts/request';

/** Modes of spec 3 section 2.6 that may be unavailable or have nothing to show. */
const NOTICES: Readonly<Record<string, string>> = {
  edit: words.mode.closed,
  summary: words.mode.noSummary,
  audit: words.mode.noAudit,
};

/** Explains why the page shows the request although its address asks for another mode. */
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
