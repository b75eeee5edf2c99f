import type { Request } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Button, TrashIcon, fill } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { request as words } from '#texts/request';

/** Deletes a draft, after a dialog that says what is lost. */
export function DeleteRequestButton({ request }: { request: Request }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, failure } = useWrite('DELETE /request/{id}/', {
    isSilent: true,
    isRemoval: true,
    invalidates: ['request'],
    done: MESSAGES.deleted,
    onDone: () => navigate('/request', { replace: true }),
  });
  return (
    <>
      <Button variant="ghost" size="sm" colorPalette="red" onClick={() => setAsking(true)}>
        <TrashIcon />
        {words.remove.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isBusy}
        title={fill(words.remove.title, { sfariRequestId: request.sfari_request_id })}
        consequence={words.remove.consequence}
        confirmLabel={fill(words.remove.confirm, { sfariRequestId: request.sfari_request_id })}
        error={failure && `${MESSAGES.deleteFailed}: ${failure}`}
        onConfirm={() => void send({ params: { id: request.id } })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
