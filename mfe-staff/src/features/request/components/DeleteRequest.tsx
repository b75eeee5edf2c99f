import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Button, TrashIcon, fill } from '@portal/shared-ui';
import { api, failureMessage, invalidate } from '@portal/shared-ui/data';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { request as words } from '#texts/request';

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
      await api('DELETE /request/{id}/', { params: { id: request.id }, silent: true });
    } catch (error) {
      setAsking(false);
      setFailure(failureMessage(error) ?? '');
      return;
    } finally {
      setBusy(false);
    }
    notify.success({ title: MESSAGES.deleted, description: fill(words.hasBeenRemovedFromThe, { name }) });
    void navigate('/request', { replace: true });
    await invalidate('request', 'abn-request');
  };

  return (
    <>
      <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsking(true)}>
        <TrashIcon />
        {words.deleteRequest}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isBusy}
        title={fill(words.deleteLabel, { name })}
        consequence={fill(words.theRequestOfAndEverything, {
          part: REQUEST_TYPE_LABELS[request.type],
          displayName: request.owner.display_name,
        })}
        confirmLabel={fill(words.deleteLabel2, { name })}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      <Modal
        type="error"
        isOpen={failure !== ''}
        title={MESSAGES.deleteFailed}
        onClose={() => setFailure('')}
        footer={<Button onClick={() => setFailure('')}>{words.close}</Button>}
      >
        {failure}
      </Modal>
    </>
  );
}
