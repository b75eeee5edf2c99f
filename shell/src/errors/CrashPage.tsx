import { Button } from '@portal/shared-ui';
import { readCorrelationId, ServerErrorPanel } from '@portal/shared-ui/errors';
import { pages as words } from '#texts/pages';

/** The last resort: the shell itself failed. Works without router and session. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <main>
      <ServerErrorPanel
        correlationId={readCorrelationId(error)}
        actions={<Button onClick={() => location.reload()}>{words.crash.reload}</Button>}
      />
    </main>
  );
}
