import { Button } from '@portal/shared-ui';
import { correlationIdOf, ServerErrorPanel } from '@portal/shared-ui/errors';
import { useBranding } from '../app/branding-context.ts';

/** The last resort: the shell itself failed. Works without router and session. */
export function CrashPage({ error }: { error: unknown }) {
  const branding = useBranding();
  return (
    <main>
      <ServerErrorPanel
        correlationId={correlationIdOf(error)}
        supportEmail={branding.support_email}
        actions={<Button onClick={() => location.reload()}>Load the page again</Button>}
      />
    </main>
  );
}
