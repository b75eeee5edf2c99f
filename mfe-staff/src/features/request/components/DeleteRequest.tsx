import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Button, TrashIcon } from '@portal/shared-ui';
import { ApiError, api, invalidate } from '@portal/shared-ui/data';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';

/** Deletes the request after naming it and what is lost (spec 3 sections 2.6, 4.3 and 8). */
export function DeleteRequest({ request }: { request: Request }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const name = request.sfari_request_id;

  const remove = async () => {
    setBusy(true);
    try {
      await api('DELETE /request/{id}/', { params: { id: request.id }, quiet: true });
    } catch (error) {
      setAsking(false);
      setFailure(error instanceof ApiError ? error.detail : MESSAGES.unexpectedError);
      return;
    } finally {
      setBusy(false);
    }
    notify.success({ title: MESSAGES.deleted, description: `${name} has been removed from the system.` });
    void navigate('/request', { replace: true });
    await invalidate('request', 'abn-request');
  };

  return (
    <>
      <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsking(true)}>
        <TrashIcon />
        Delete Request
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isBusy}
        title={`Delete ${name}?`}
        consequence={`The ${REQUEST_TYPE_LABELS[request.type]} request of ${request.owner.display_name} and everything entered in it is removed. This cannot be undone. The project and its team stay.`}
        confirmLabel={`Delete ${name}`}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      <Modal
        type="error"
        isOpen={failure !== ''}
        title={MESSAGES.deleteFailed}
        onClose={() => setFailure('')}
        footer={<Button onClick={() => setFailure('')}>Close</Button>}
      >
        {failure}
      </Modal>
    </>
  );
}
