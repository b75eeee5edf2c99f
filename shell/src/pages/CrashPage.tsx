import { Button } from '@portal/shared-ui';
import { correlationIdOf, ServerErrorPanel } from '@portal/shared-ui/errors';
import { branding } from '../app/branding.ts';

/** The last resort: the shell itself failed. Works without router and session. */
export function CrashPage({ error }: { error: unknown }) {
  return (
    <main>
      <ServerErrorPanel
        correlationId={correlationIdOf(error)}
        supportEmail={branding.supportEmail}
        actions={<Button onClick={() => location.reload()}>Load the page again</Button>}
      />
    </main>
  );
}
