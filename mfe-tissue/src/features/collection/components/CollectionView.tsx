import type { Collection, Donor } from '@portal/contract/types';
import { fill, HStack, Notice, Phrase, Stack, StatusBadge, Text } from '@portal/shared-ui';
import { useOpenedObject } from '@portal/shared-ui/commands';
import { UnsavedGuard } from '@portal/shared-ui/form';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useSessionUser } from '@portal/shared-ui/session';
import { notify } from '@portal/shared-ui/toaster';
import { useEffect, useRef } from 'react';
import { readConflictingCollection } from '../model/named-collection.ts';
import { useCollectionDraft } from '../model/use-collection-draft.ts';
import { useSaveCollection } from '../api/use-save-collection.ts';
import { BothVersions } from './BothVersions.tsx';
import { BrainIcon } from '../../brain-map/BrainIcon.tsx';
import { CollectionDetails } from './CollectionDetails.tsx';
import { CollectionDonors } from './CollectionDonors.tsx';
import { Controls } from './Controls.tsx';
import { DeleteCollection } from './DeleteCollection.tsx';
import { UnavailableDonors } from './UnavailableDonors.tsx';
import { ResubmitDialog } from './ResubmitDialog.tsx';
import { SaveBar } from './SaveBar.tsx';
import { NameTakenNotice } from './NameTakenNotice.tsx';
import { catalogue as catalogueWords } from '#texts/catalogue';
import { collection as words } from '#texts/collection';

interface CollectionViewProps {
  collection: Collection;
  etag: string | null;
  reload: () => Promise<void>;
}

const BREADCRUMBS = [{ label: catalogueWords.title, to: '/tissue-catalogue' }];

/** One collection with its details and donors. Users who may edit it also see their unsaved changes. */
export function CollectionView({ collection, etag, reload }: CollectionViewProps) {
  useOpenedObject({ path: `/tissue-catalogue/${collection.id}`, label: collection.collection_name });
  const mayEdit = collection.abilities['edit'] ?? false;
  const isOwn = useSessionUser().id === collection.pi.id;
  const draft = useCollectionDraft(collection, etag);
  const saving = useSaveCollection({ collection, draft, reload });
  const { content, change } = draft;
  const { identifiers } = content;
  // Undo restores the donor into the newest draft, not into the one at the time of removal
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const taken = readConflictingCollection(saving.error);

  const remove = (hash: string) => {
    const place = identifiers.indexOf(hash);
    change({ identifiers: identifiers.filter((one) => one !== hash) });
    notify.success({
      title: fill(words.removed, { donor: hash }),
      undo: () => {
        const now = latest.current;
        if (!now.content.identifiers.includes(hash))
          now.change({ identifiers: now.content.identifiers.toSpliced(place, 0, hash) });
      },
    });
  };
  const replace = (hash: string, by: string) =>
    change({ identifiers: identifiers.map((one) => (one === hash ? by : one)) });
  const add = (hashes: readonly string[]) =>
    change({ identifiers: [...new Set([...identifiers, ...hashes])] });

  return (
    <Page
      title={collection.collection_name}
      breadcrumbs={BREADCRUMBS}
      summary={
        <HStack gap="3" color="accent.solid">
          <BrainIcon width="2.5rem" />
          {collection.pilot_tissue_cart ? <StatusBadge tone="info">{words.pilot}</StatusBadge> : null}
        </HStack>
      }
      actions={
        <>
          {isOwn && !collection.request ? (
            <RouteButton
              to={`/request/create?type=${collection.pilot_tissue_cart ? 'pilot_tissue' : 'abn_tissue'}&collection=${collection.id}`}
            >
              {words.requestTissue}
            </RouteButton>
          ) : null}
          <DeleteCollection collection={collection} etag={etag} reload={reload} />
        </>
      }
    >
      <Stack gap="6">
        {mayEdit ? null : <ReadOnlyNotice collection={collection} />}
        {draft.theirs ? <BothVersions draft={draft} isBusy={saving.isBusy} /> : null}
        <CollectionDetails
          collection={collection}
          content={content}
          mayEdit={mayEdit}
          nameError={saving.nameError}
          onChange={(part) => {
            saving.forgetNameError();
            change(part);
          }}
        />
        {taken ? (
          <NameTakenNotice name={content.collection_name.trim()} id={taken.id} />
        ) : saving.failure ? (
          <Text role="alert" color="fg.error" fontWeight="semibold">
            {saving.failure}
          </Text>
        ) : null}
        <UnavailableDonors
          collection={collection}
          identifiers={identifiers}
          mayEdit={mayEdit}
          onReplace={replace}
        />
        <CollectionDonors
          collection={collection}
          identifiers={identifiers}
          onRemove={mayEdit ? ({ donor_hash: hash }: Pick<Donor, 'donor_hash'>) => remove(hash) : undefined}
        />
        {mayEdit ? <Controls collection={collection} identifiers={identifiers} onAdd={add} /> : null}
        {mayEdit && draft.isDirty && !draft.theirs ? (
          <SaveBar isBusy={saving.isBusy} onSave={saving.ask} onDiscard={draft.discard} />
        ) : null}
      </Stack>
      <ResubmitDialog
        code={saving.isAsking ? collection.request?.sfari_request_id : undefined}
        isBusy={saving.isBusy}
        onChoose={(resubmits) => void saving.answer(resubmits)}
        onCancel={saving.cancel}
      />
      <UnsavedGuard when={draft.isDirty && !saving.isBusy} what={words.subject} onLeave={draft.discard} />
    </Page>
  );
}

function ReadOnlyNotice({ collection: { request, is_editable: isEditable } }: { collection: Collection }) {
  return (
    <Notice>
      {request && !isEditable ? (
        <Phrase
          text={words.inReview}
          values={{
            request: <RouteLink to={`/request/${request.id}`}>{request.sfari_request_id}</RouteLink>,
          }}
        />
      ) : (
        words.readOnly
      )}
    </Notice>
  );
}
