import { Button } from '@portal/shared-ui';
import { correlationIdOf, ServerErrorPanel } from '@portal/shared-ui/errors';
import { useBranding } from '../app/branding-context.ts';
import { pages as words } from '#texts/pages';

/** The last resort: the shell itself failed. Works without router and session. */
export function CrashPage({ error }: { error: unknown }) {
  const branding = useBranding();
  return (
    <main>
      <ServerErrorPanel
        correlationId={correlationIdOf(error)}
        supportEmail={branding.support_email}
        actions={<Button onClick={() => location.reload()}>{words.loadThePageAgain}</Button>}
      />
    </main>
  );
}
