import type { Request } from '@portal/contract';
import { MESSAGES } from '@portal/contract/messages';
import { Button, TrashIcon, fill } from '@portal/shared-ui';
import { api, failureMessage, invalidate } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { request as words } from '#texts/request';

/** Deletes a draft, after naming what is lost. */
export function DeleteRequestButton({ request }: { request: Request }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await api('DELETE /request/{id}/', { params: { id: request.id }, silent: true });
    } catch (failure) {
      setBusy(false);
      const reason = failureMessage(failure);
      setError(reason && `${MESSAGES.deleteFailed}: ${reason}`);
      return;
    }
    notify.success(MESSAGES.deleted);
    void navigate('/request', { replace: true });
    await invalidate('request');
  };
  return (
    <>
      <Button variant="ghost" colorPalette="red" onClick={() => setAsking(true)}>
        <TrashIcon />
        {words.deleteRequest}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isBusy}
        title={fill(words.deleteTheDraft, { sfariRequestId: request.sfari_request_id })}
        consequence="Everything that you entered in this draft is lost. This cannot be undone. Your project and its team stay."
        confirmLabel={fill(words.deleteLabel, { sfariRequestId: request.sfari_request_id })}
        error={error}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
