import { Button, Link, Phrase, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { lastCorrelationId } from '@portal/shared-ui/data';
import { ErrorPanel, readCorrelationId, useScriptRetry } from '@portal/shared-ui/errors';
import { pages as words } from '#texts/pages';

const reload = () => location.reload();

/**
 * Shown when the shell itself failed; works without router and session. A script error has no correlation id, so the id
 * of the last call is shown: it leads support to what happened just before.
 */
export function CrashPage({ error }: { error: unknown }) {
  const { support_email: support } = useBranding();
  useScriptRetry(error, reload);
  return (
    <main>
      <ErrorPanel
        title={words.crash.title}
        headingLevel={1}
        correlationId={readCorrelationId(error) ?? lastCorrelationId()}
        actions={
          <>
            <Button onClick={reload}>{words.crash.reload}</Button>
            <Button variant="outline" colorPalette="gray" asChild>
              {/* a plain link, because the router may be what failed */}
              <a href="/">{words.crash.home}</a>
            </Button>
          </>
        }
      >
        <Text>{words.crash.text}</Text>
        <Text>
          <Phrase
            text={words.crash.help}
            values={{ support: <Link href={`mailto:${support}`}>{support}</Link> }}
          />
        </Text>
      </ErrorPanel>
    </main>
  );
}
