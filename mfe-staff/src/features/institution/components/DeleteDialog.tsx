import { useState } from 'react';
import type { ResponseOf } from '@portal/contract/types';
import { Button, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import { actions } from '#texts/institution-actions';
import { DeletionLists } from './DeletionLists.tsx';
import type { PartProps } from '@portal/shared-ui/institution';

type Deletion = ResponseOf<'GET /institution/{id}/deletion/'>;

/** The label of the delete button says what will be deleted. */
function writeLabel({ users, open_requests: requests }: Deletion): string {
  if (requests.length > 0) return actions.deleteAll;
  return users.length > 0 ? actions.deletePeople : actions.delete;
}

/**
 * Deleting is blocked by decided requests. If the institution has people or open requests, the dialog asks about them
 * too (spec 1 section 8).
 */
export function DeleteDialog({ institution, onClose, ...read }: PartProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const { data, error, reload } = useApi('GET /institution/{id}/deletion/', {
    params: { id: institution.id },
    swr: { revalidateOnFocus: false },
  });
  const name = { institution: institution.display_name };
  /** Set if a request was decided after this dialog opened, so the institution cannot be deleted. */
  const [refusal, setRefusal] = useState<string>();
  const { send, isBusy, failure } = useWrite('DELETE /institution/{id}/', {
    // reloads both the deletion preview and the page behind the dialog
    opened: { etag: read.etag, reload: () => Promise.all([reload(), read.reload()]) },
    isRemoval: true,
    invalidates: ['institution', 'user', 'request'],
    words: { STALE: actions.stale },
    onDone: async ({ data: answer }) => {
      if (!answer.data.deleted) return setRefusal(answer.msg ?? undefined);
      await navigate('/institution', { replace: true });
      notify.success(fill(actions.deleted, name));
    },
  });
  const remove = () => {
    setRefusal(undefined);
    return send({ params: { id: institution.id }, query: { confirm: true } });
  };

  if (!data)
    return (
      <Modal isOpen title={fill(actions.deleteTitle, name)} onClose={onClose}>
        {error ? (
          <RetryPanel title={actions.checkFailed} error={error} onRetry={() => void reload()} />
        ) : (
          <LoadingText>{actions.checking}</LoadingText>
        )}
      </Modal>
    );
  if (data.blocked)
    return (
      <Modal
        isOpen
        type="error"
        title={fill(actions.blockedTitle, name)}
        onClose={onClose}
        footer={<Button onClick={onClose}>{actions.close}</Button>}
      >
        <Stack gap="4">
          <Text>{actions.blockedText}</Text>
          <DeletionLists deletion={data} part="blocking" />
        </Stack>
      </Modal>
    );
  const takesOthers = data.users.length + data.open_requests.length > 0;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={fill(actions.deleteTitle, name)}
      consequence={takesOthers ? actions.deleteWithText : actions.deleteText}
      confirmLabel={writeLabel(data)}
      isBusy={isBusy}
      error={refusal ?? failure}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {takesOthers ? <DeletionLists deletion={data} part="taken" /> : null}
    </ConfirmDialog>
  );
}
