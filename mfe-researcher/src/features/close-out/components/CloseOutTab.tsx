import type { Request } from '@portal/contract';
import { fill, formatDate, Heading, LoadingText, Panel, Stack, Text } from '@portal/shared-ui';
import { CloseOutFacts, useCloseOuts } from '@portal/shared-ui/close-out';
import { RetryPanel } from '@portal/shared-ui/errors';
import { ConfirmForm } from './ConfirmForm.tsx';
import { closeOut as words } from '#texts/close-out';

/**
 * The researcher's confirmations that data and material were destroyed or returned. One per end of access, newest
 * first.
 */
export function CloseOutTab({ request }: { request: Request }) {
  const list = useCloseOuts(request);
  if (list.isLoading) return <LoadingText />;
  if (list.error)
    return (
      <RetryPanel title={words.dashboard.loadFailed} error={list.error} onRetry={() => void list.reload()} />
    );
  return (
    <Stack gap="5">
      {list.rows.map((closeOut) => (
        <Panel key={closeOut.id} as="section" aria-labelledby={`close-out-of-${closeOut.id}`}>
          <Heading as="h3" id={`close-out-of-${closeOut.id}`} textStyle="lg" mb="3">
            {fill(words.earlier, { day: formatDate(closeOut.ended_on) })}
          </Heading>
          <CloseOutFacts closeOut={closeOut} />
          {closeOut.abilities['confirm'] ? (
            <Stack gap="5" mt="6">
              <Text maxW="prose">{words.intro}</Text>
              <ConfirmForm key={closeOut.version} closeOut={closeOut} reload={list.reload} />
            </Stack>
          ) : null}
        </Panel>
      ))}
    </Stack>
  );
}
