import { MESSAGES } from '@portal/contract/messages';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { Button, TrashIcon, fill } from '@portal/shared-ui';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { request as words } from '#texts/request';

/** Deletes the request, after a dialog that names it and says what is lost (spec 3 sections 2.6, 4.3 and 8). */
export function DeleteRequest({ request }: { request: Request }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = request.sfari_request_id;
  const { send, isBusy, failure, clear } = useWrite('DELETE /request/{id}/', {
    isSilent: true,
    isRemoval: true,
    invalidates: ['request', 'abn-request'],
    done: { title: MESSAGES.deleted, description: fill(words.remove.done, { name }) },
    onDone: () => navigate('/request', { replace: true }),
  });
  const remove = async () => {
    if (!(await send({ params: { id: request.id } }))) setAsking(false);
  };

  return (
    <>
      <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsking(true)}>
        <TrashIcon />
        {words.remove.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={isBusy}
        title={fill(words.remove.title, { name })}
        consequence={fill(words.remove.consequence, {
          type: REQUEST_TYPE_LABELS[request.type],
          displayName: request.owner.display_name,
        })}
        confirmLabel={fill(words.remove.confirm, { name })}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      <Modal
        type="error"
        isOpen={failure !== undefined}
        title={MESSAGES.deleteFailed}
        onClose={clear}
        footer={<Button onClick={clear}>{words.remove.close}</Button>}
      >
        {failure}
      </Modal>
    </>
  );
}
