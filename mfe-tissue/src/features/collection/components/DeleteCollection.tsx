import { MESSAGES } from '@portal/contract/messages';
import type { Collection } from '@portal/contract/types';
import { Button, fill, Text, TrashIcon } from '@portal/shared-ui';
import { ConfirmDialog, Modal } from '@portal/shared-ui/dialog';
import { RouteLink } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { useIsCollectionStaff } from '../model/use-may-collect.ts';
import { collection as words } from '#texts/collection';

interface DeleteCollectionProps {
  collection: Collection;
  etag: string | null;
  reload: () => Promise<void>;
}

/**
 * Deletes a collection after a confirmation that names the consequence. A collection named by a request cannot be
 * deleted, and the page says so.
 */
export function DeleteCollection({ collection, etag, reload }: DeleteCollectionProps) {
  const navigate = useNavigate();
  const { user } = useSession();
  const isStaff = useIsCollectionStaff();
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, failure, clear } = useWrite('DELETE /abn_cart/{id}/', {
    read: { etag, reload },
    isRemoval: true,
    invalidates: ['abn_cart'],
    done: words.deleted,
    onDone: () => navigate('/tissue-catalogue?tab=collections', { replace: true }),
  });
  const { request } = collection;
  const mayDelete = collection.abilities['delete'] ?? false;
  // the owner sees why it cannot be deleted; users who may only read see no button
  if (!mayDelete && !isStaff && collection.pi.id !== user?.id) return null;
  const close = () => {
    setAsking(false);
    clear();
  };
  return (
    <>
      <Button variant="ghost" colorPalette="red" onClick={() => setAsking(true)}>
        <TrashIcon />
        {words.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking && mayDelete}
        isDestructive
        isBusy={isBusy}
        title={fill(words.deleteTitle, { name: collection.collection_name })}
        consequence={words.deleteText}
        confirmLabel={words.delete}
        error={failure}
        onConfirm={() => void send({ params: { id: collection.id } })}
        onCancel={close}
      />
      <Modal
        isOpen={isAsking && !mayDelete}
        type="error"
        title={words.deleteBlocked}
        onClose={close}
        footer={<Button onClick={close}>{words.keep}</Button>}
      >
        <Text mb="2">{MESSAGES.collectionInUse}</Text>
        {request ? <RouteLink to={`/request/${request.id}`}>{request.sfari_request_id}</RouteLink> : null}
      </Modal>
    </>
  );
}
