import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { Box, Button, fill, HStack, LiveRegion, LoadingText, Notice, Stack, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import type { KeyboardEvent } from 'react';
import { useBatch, type Batch } from '../model/use-batch.ts';
import type { BatchRow } from '../model/batch-row.ts';
import { BatchTable } from './BatchTable.tsx';
import { batch as words } from '#texts/batch';

interface BatchDialogProps {
  ids: readonly number[];
  /** With those that were approved. */
  onClose: (approved: readonly number[]) => void;
}

const listApproved = ({ outcomes }: Pick<Batch, 'outcomes'>): number[] =>
  [...outcomes].flatMap(([id, outcome]) => (outcome === 'done' ? [id] : []));

/** Approves requests of one kind together: their facts, each with its letter, and what became of each. */
export function BatchDialog({ ids, onClose }: BatchDialogProps) {
  const batch = useBatch(ids);
  const { rows, unread, ticked, outcomes, sending } = batch;
  const types = new Set((rows ?? []).map(({ request }) => request.type));
  const isMixed = types.size > 1;
  const approved = listApproved(batch);
  const refused = outcomes.size - approved.length;
  const canSend = !isMixed && sending === null && ticked.size > 0;
  const close = () => onClose(approved);

  const send = async () => {
    const results = await batch.approve();
    const done = listApproved({ outcomes: results });
    // what was refused stays to be read
    if (done.length < results.size || done.length === 0) return;
    notify.success({
      title: fill(words.allDone, { count: done.length }),
      description: fill(words.emailsSent, { count: done.length }),
    });
    onClose(done);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !canSend) return;
    event.preventDefault();
    void send();
  };

  return (
    <Modal isOpen size="xl" title={nameBatch(rows, isMixed)} onClose={sending ? undefined : close}>
      <Box onKeyDown={press}>
        {rows === null ? (
          <LoadingText>{fill(words.loading, { count: ids.length })}</LoadingText>
        ) : isMixed ? (
          <Notice tone="warning" title={words.oneKind} />
        ) : (
          <Stack gap="4">
            {outcomes.size > 0 && sending === null ? (
              <Notice
                tone={refused > 0 ? 'warning' : 'success'}
                isUrgent
                title={fill(words.someRefused, { done: approved.length, refused })}
              />
            ) : (
              <Text color="fg.muted">{words.hint}</Text>
            )}
            <UnreadRows unread={unread} />
            <BatchTable batch={batch} rows={rows} />
          </Stack>
        )}
        {/* in sight however long the table is */}
        <HStack
          position="sticky"
          bottom="0"
          justify="flex-end"
          gap="3"
          wrap="wrap"
          py="3"
          mt="4"
          bg="bg.panel"
          borderTopWidth="1px"
        >
          {sending ? (
            <>
              <Text fontVariantNumeric="tabular-nums">
                {fill(words.sending, { at: sending.at, count: sending.of })}
              </Text>
              <Button variant="outline" onClick={batch.stop}>
                {words.stop}
              </Button>
            </>
          ) : (
            <>
              <Button variant="outline" colorPalette="gray" onClick={close}>
                {outcomes.size > 0 ? words.close : words.cancel}
              </Button>
              {isMixed || (outcomes.size > 0 && ticked.size === 0) ? null : (
                <Button disabled={!canSend} aria-keyshortcuts="Control+Enter" onClick={() => void send()}>
                  {fill(words.send, { count: ticked.size })}
                </Button>
              )}
            </>
          )}
        </HStack>
        <LiveRegion message={sending ? fill(words.sending, { at: sending.at, count: sending.of }) : ''} />
      </Box>
    </Modal>
  );
}

function nameBatch(rows: readonly BatchRow[] | null, isMixed: boolean): string {
  const first = rows?.[0];
  if (!rows || !first || isMixed) return words.titleLoading;
  return fill(words.title, { count: rows.length, type: REQUEST_TYPE_LABELS[first.request.type] });
}

function UnreadRows({ unread }: Pick<Batch, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <Notice tone="warning" title={words.unread}>
      {unread.map(({ id, reason }) => (
        <Text key={id}>{reason}</Text>
      ))}
    </Notice>
  );
}
