import type { DonorStore } from '@portal/contract/donors';
import type { DonorSync } from '@portal/contract/types';
import {
  Button,
  fill,
  formatDateTime,
  LoadingText,
  Panel,
  SectionHeading,
  Stack,
  Text,
} from '@portal/shared-ui';
import { invalidate, useList } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useWrite } from '@portal/shared-ui/write';
import { useEffect, useRef, useState } from 'react';
import { useIsCollectionStaff } from '../../collection/model/use-may-collect.ts';
import { SyncState } from './SyncState.tsx';
import { donorSync as words } from '#texts/donor-sync';

/** In milliseconds: while a store is being read, the page polls; a read takes seconds. */
const POLL = 2000;

/** One store: when it was last read and with what result, and a button to read it now. */
export function StorePanel({ store }: { store: DonorStore }) {
  const mayStart = useIsCollectionStaff();
  const newest = useList(
    'GET /donor-sync/',
    { store, ordering: '-id', limit: 1 },
    {
      swr: {
        refreshInterval: (answer: { data: { results: readonly DonorSync[] } } | undefined) =>
          answer?.data.results[0]?.state === 'running' ? POLL : 0,
      },
    },
  );
  const done = useList('GET /donor-sync/', { store, state: 'done', ordering: '-id', limit: 1 });
  const { send, isBusy, failure } = useWrite('POST /donor-sync/', {
    invalidates: ['donor-sync'],
    done: fill(words.started, { store: words.stores[store] }),
  });
  const last = newest.rows[0];
  const isRunning = last?.state === 'running';
  const wasRunning = useRef(false);
  useEffect(() => {
    // the read has just finished, so cached results of all synchronizations are out of date
    if (wasRunning.current && !isRunning) void invalidate('donor-sync');
    wasRunning.current = isRunning;
  }, [isRunning]);
  return (
    <Panel as="section" aria-label={words.stores[store]}>
      <SectionHeading
        actions={
          mayStart ? (
            <Button
              size="sm"
              variant="outline"
              aria-label={fill(words.startOf, { store: words.stores[store] })}
              disabled={isRunning || isBusy || newest.isLoading}
              onClick={() => void send({ body: { store } })}
            >
              {words.start}
            </Button>
          ) : null
        }
      >
        {words.stores[store]}
      </SectionHeading>
      {newest.error ? (
        <RetryPanel title={words.loadFailed} error={newest.error} onRetry={() => void newest.reload()} />
      ) : newest.isLoading || done.isLoading ? (
        <LoadingText />
      ) : (
        <Stack gap="3" aria-live="polite">
          {last ? <SyncState state={last.state} /> : null}
          {isRunning ? <Text>{fill(words.running, { time: formatDateTime(last.started) })}</Text> : null}
          {last?.state === 'failed' ? <Failure sync={last} /> : null}
          {last && last.withheld > 0 && mayStart ? (
            <AcceptRemovals
              store={store}
              count={last.withheld}
              isBusy={isBusy}
              onAccept={() => send({ body: { store, accept_removals: last.withheld } })}
            />
          ) : null}
          <LastRead sync={done.rows[0]} />
        </Stack>
      )}
      {failure ? (
        <Text role="alert" color="fg.error" mt="2">
          {failure}
        </Text>
      ) : null}
    </Panel>
  );
}

interface AcceptRemovalsProps {
  store: DonorStore;
  count: number;
  isBusy: boolean;
  onAccept: () => Promise<boolean>;
}

/** If the source removes many donors, the removal needs confirmation from a person. */
function AcceptRemovals({ store, count, isBusy, onAccept }: AcceptRemovalsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        alignSelf="flex-start"
        disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        {fill(words.accept, { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isBusy}
        title={fill(words.acceptTitle, { count, store: words.stores[store] })}
        consequence={words.acceptText}
        confirmLabel={fill(words.accept, { count })}
        onConfirm={() => void onAccept().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Failure({ sync }: { sync: DonorSync }) {
  return (
    <>
      <Text color="fg.error">
        {fill(words.failed, {
          date: formatDateTime(sync.started),
          problem: sync.problem ?? words.unknownProblem,
        })}
      </Text>
      <Text color="fg.muted">{words.failedUnchanged}</Text>
    </>
  );
}

function LastRead({ sync }: { sync: DonorSync | undefined }) {
  if (!sync) return <Text color="fg.muted">{words.neverRead}</Text>;
  const { seen, added, changed, removed, refused } = sync;
  return (
    <>
      <Text fontWeight="semibold">
        {fill(words.lastRead, { date: formatDateTime(sync.finished ?? sync.started) })}
      </Text>
      <Text>{fill(words.lastReadHelp, { seen, added, changed, removed })}</Text>
      {refused > 0 ? <Text>{fill(words.refusedHelp, { count: refused })}</Text> : null}
    </>
  );
}
