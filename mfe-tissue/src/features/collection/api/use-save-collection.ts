import type { Collection } from '@portal/contract/types';
import { MESSAGES } from '@portal/contract/messages';
import { notify } from '@portal/shared-ui/toaster';
import { api, type ApiAnswer } from '@portal/shared-ui/data';
import { useWriteSteps } from '@portal/shared-ui/write';
import { useState } from 'react';
import type { CollectionDraft } from '../model/use-collection-draft.ts';
import { COLLECTION_READS, resubmitRequest, useAsksToResubmit } from './resubmission.ts';
import type { CollectionContent } from '../model/same-collection.ts';
import { collection as words } from '#texts/collection';

interface SaveInput {
  readonly collection: Collection;
  readonly draft: CollectionDraft;
  readonly reload: () => Promise<void>;
}

/** Saves the changes of a collection. If its request was sent back, asks first what happens to that request. */
export function useSaveCollection({ collection, draft, reload }: SaveInput) {
  const [isNameMissing, setNameMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const asksToResubmit = useAsksToResubmit();
  const write = useWriteSteps<ApiAnswer<Collection>>({
    read: { etag: draft.etag, reload },
    invalidates: COLLECTION_READS,
    done: words.saved,
    onDone: draft.discard,
  });
  const put = ({ collection_name: name, identifiers, shared_project }: CollectionContent) =>
    write.run((ifMatch) =>
      api('PUT /abn_cart/{id}/', {
        params: { id: collection.id },
        body: { collection_name: name.trim(), identifiers: [...identifiers], shared_project },
        ifMatch,
        quiet: true,
      }),
    );
  const ask = () => {
    const isMissing = draft.content.collection_name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) return;
    if (asksToResubmit(collection)) setAsking(true);
    else void put(draft.content);
  };
  const answer = async (resubmits: boolean) => {
    const isSaved = await put(draft.content);
    setAsking(false);
    if (!isSaved || !resubmits) return;
    const problem = await resubmitRequest(collection);
    if (problem === undefined) notify.success(words.resubmit.done);
    else notify.error({ title: words.resubmit.failed, description: problem });
    await reload();
  };
  return {
    ask,
    answer,
    isAsking,
    cancel: () => setAsking(false),
    isBusy: write.isBusy,
    error: write.error,
    nameError: isNameMissing ? MESSAGES.collectionNameRequired : write.findError('collection_name'),
    // while there is a conflict, the panel with both versions shows this error
    failure: draft.theirs ? undefined : write.general,
    forgetNameError: () => {
      setNameMissing(false);
      write.clear();
    },
  };
}
