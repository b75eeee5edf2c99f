import { MESSAGES } from '@portal/contract/messages';
import { RESEARCH_MATCH_TYPES } from '@portal/contract/statuses';
import { Button, fill, Text } from '@portal/shared-ui';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { commandAddress } from '@portal/shared-ui/request-queue';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { MATCH_CENTRE } from '../../research-match/model/tabs.ts';
import type { PanelProps } from '../model/panel-props.ts';
import { meeting as words } from '#texts/meeting';

/** Ends the reviews, moves the request to the review meeting and returns to the queue (spec 3 section 4.5). */
export function MoveToMeeting({ request, ...read }: PanelProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  // Remembered here, because a moved request no longer offers the action.
  const [isMoved, setMoved] = useState(false);
  const leave = () =>
    void navigate(RESEARCH_MATCH_TYPES.includes(request.type) ? MATCH_CENTRE : commandAddress('tissue'));

  if (!request.abilities['move_to_meeting'] && !isAsking && !isMoved) return null;
  return (
    <>
      {request.abilities['move_to_meeting'] ? (
        <Button
          variant="outline"
          whiteSpace="normal"
          height="auto"
          minH="10"
          py="2"
          mb="5"
          onClick={() => setAsking(true)}
        >
          {MESSAGES.closeAndMove}
        </Button>
      ) : null}
      {isAsking ? (
        <MoveQuestion
          {...read}
          request={request}
          onMoved={() => {
            setAsking(false);
            setMoved(true);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
      <Modal
        isOpen={isMoved}
        title={MESSAGES.movedToMeeting}
        onClose={leave}
        footer={<Button onClick={leave}>{words.move.leave}</Button>}
      >
        <Text>{MESSAGES.movedToMeetingText}</Text>
      </Modal>
    </>
  );
}

/** Mounts when it opens, so that a change that the reader made on this page before is not taken for someone else's. */
function MoveQuestion({
  request,
  etag,
  reload,
  onMoved,
  onClose,
}: PanelProps & { onMoved: () => void; onClose: () => void }) {
  const { send, isBusy, failure } = useWrite('POST /request/{id}/move-to-meeting/', {
    isSilent: true,
    opened: { etag, reload },
    invalidates: ['request', 'history', 'abn-request', 'review'],
    words: { STALE: words.move.stale },
    onDone: onMoved,
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      title={fill(words.move.title, { code: request.sfari_request_id })}
      consequence={words.move.consequence}
      confirmLabel={MESSAGES.closeAndMove}
      error={failure}
      onConfirm={() => void send({ params: { id: request.id } })}
      onCancel={onClose}
    />
  );
}
