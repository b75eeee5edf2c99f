import type { Request } from '@portal/contract/types';
import { LoadingText, Panel, Stack } from '@portal/shared-ui';
import { CloseOutFacts, closeOutWords, useCloseOuts } from '@portal/shared-ui/close-out';
import { RetryPanel } from '@portal/shared-ui/errors';
import { ReviewCloseOut } from './ReviewCloseOut.tsx';

/**
 * The researcher's confirmations that data and material were destroyed or returned. One per end of access, newest
 * first.
 */
export function CloseOutTab({ request }: { request: Request }) {
  const { rows, error, isLoading, reload } = useCloseOuts(request);
  if (error)
    return <RetryPanel title={closeOutWords.loadFailed} error={error} onRetry={() => void reload()} />;
  if (isLoading) return <LoadingText />;
  return (
    <Stack gap="5">
      {rows.map((closeOut) => (
        <Panel key={closeOut.id}>
          <CloseOutFacts closeOut={closeOut} />
          <ReviewCloseOut closeOut={closeOut} reload={reload} />
        </Panel>
      ))}
    </Stack>
  );
}
