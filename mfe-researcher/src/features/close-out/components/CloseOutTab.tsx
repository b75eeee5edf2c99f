import type { CloseOut, Request } from '@portal/contract';
import {
  chakra,
  fill,
  formatDate,
  Heading,
  LoadingText,
  Notice,
  Panel,
  Stack,
  Text,
} from '@portal/shared-ui';
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
            {fill(words.ended, { day: formatDate(closeOut.ended_on) })}
          </Heading>
          <OneCloseOut closeOut={closeOut} reload={list.reload} />
        </Panel>
      ))}
    </Stack>
  );
}

interface OneCloseOutProps {
  closeOut: CloseOut;
  reload: () => Promise<unknown>;
}

/** A correction starts with what to correct and the form; the earlier answers are folded, as the form repeats them. */
function OneCloseOut({ closeOut, reload }: OneCloseOutProps) {
  const facts = <CloseOutFacts closeOut={closeOut} omitsEnd />;
  if (!closeOut.abilities['confirm']) return facts;
  const isReturned = closeOut.status === 'returned';
  return (
    <Stack gap="5">
      {isReturned ? (
        <Notice tone="warning" title={words.returnedTitle}>
          {closeOut.reason}
        </Notice>
      ) : (
        facts
      )}
      <Text maxW="prose">{words.intro}</Text>
      <ConfirmForm key={closeOut.version} closeOut={closeOut} reload={reload} />
      {isReturned ? (
        <chakra.details>
          <chakra.summary cursor="pointer" fontWeight="semibold" minH="target.sm" py="target">
            {words.earlierAnswers}
          </chakra.summary>
          {facts}
        </chakra.details>
      ) : null}
    </Stack>
  );
}
