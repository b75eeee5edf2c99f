import { REQUEST_STATUS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { Box, Button, fill, LoadingText, Notice, Stack, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import type { KeyboardEvent } from 'react';
import { isPlainlyReady, type BatchRow } from '../model/batch-row.ts';
import { listDone, useBatch } from './use-batch.ts';
import { BatchBar } from './BatchBar.tsx';
import { BatchTable } from './BatchTable.tsx';
import { UnreadRows } from './UnreadRows.tsx';
import { batch as words } from '#texts/batch';

interface BatchDialogProps {
  ids: readonly number[];
  /** Called with the ids of the approved requests. */
  onClose: (approved: readonly number[]) => void;
}

/** Approves requests of one kind together. Shows each request's facts, letter and result. */
export function BatchDialog({ ids, onClose }: BatchDialogProps) {
  const batch = useBatch(
    ids.map((id) => ({ id, decision: REQUEST_STATUS.APPROVED })),
    { isTickedAtFirst: isPlainlyReady },
  );
  const { rows, unread, ticked, outcomes, sending } = batch;
  const types = new Set((rows ?? []).map(({ request }) => request.type));
  const isMixed = types.size > 1;
  const approved = listDone(outcomes);
  const refused = outcomes.size - approved.length;
  const canSend = !isMixed && sending === null && ticked.size > 0;
  const close = () => onClose(approved);

  const send = async () => {
    const results = await batch.decide();
    const done = listDone(results);
    // refused rows stay visible
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
        <BatchBar batch={batch} progress={words.sending}>
          <Button variant="outline" colorPalette="gray" onClick={close}>
            {outcomes.size > 0 ? words.close : words.cancel}
          </Button>
          {isMixed || (outcomes.size > 0 && ticked.size === 0) ? null : (
            <Button disabled={!canSend} aria-keyshortcuts="Control+Enter" onClick={() => void send()}>
              {fill(words.send, { count: ticked.size })}
            </Button>
          )}
        </BatchBar>
      </Box>
    </Modal>
  );
}

function nameBatch(rows: readonly BatchRow[] | null, isMixed: boolean): string {
  const first = rows?.[0];
  if (!rows || !first || isMixed) return words.titleLoading;
  return fill(words.title, { count: rows.length, type: REQUEST_TYPE_LABELS[first.request.type] });
}
