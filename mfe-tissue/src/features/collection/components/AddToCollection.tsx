import type { DonorStore } from '@portal/contract/donors';
import { MESSAGES } from '@portal/contract/messages';
import type { Collection } from '@portal/contract/types';
import { Button, fill, LoadingText, Stack, Text } from '@portal/shared-ui';
import type { ComboOption } from '@portal/shared-ui/combobox';
import { Modal } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { notify } from '@portal/shared-ui/toaster';
import { useNavigate } from '@portal/shared-ui/router';
import { useState } from 'react';
import { readConflictingCollection } from '../model/named-collection.ts';
import { resubmitRequest, useAsksToResubmit } from '../api/resubmission.ts';
import { useAddDonors } from '../api/use-add-donors.ts';
import { useIsCollectionStaff } from '../model/use-may-collect.ts';
import { CollectionChoice, NEW } from './CollectionChoice.tsx';
import { NewCollectionFields } from './NewCollectionFields.tsx';
import { ResubmitDialog } from './ResubmitDialog.tsx';
import { NameTakenNotice } from './NameTakenNotice.tsx';
import { collection as words } from '#texts/collection';
import { LIMITS } from '@portal/contract/limits';
import { useList } from '@portal/shared-ui/data';

/** The collections of a store that the user may edit, the last changed first. */
function useEditableCollections(store: DonorStore, enabled: boolean) {
  const list = useList(
    'GET /abn_cart/',
    { pilot_tissue_cart: store === 'pilot', ordering: '-modified', limit: LIMITS.listMaximum },
    { enabled },
  );
  return { ...list, rows: list.rows.filter(({ abilities }) => abilities['edit']) };
}

interface AddToCollectionProps {
  isOpen: boolean;
  store: DonorStore;
  hashes: readonly string[];
  /** The preselected collection, if the user may edit it. */
  preferred: number | undefined;
  onClose: () => void;
  onSaved: (collection: Collection) => void;
}

/** Adds donors to a collection that the user may edit, or to a new one (spec 3 section 2.9). */
export function AddToCollection({
  isOpen,
  store,
  hashes,
  preferred,
  onClose,
  onSaved,
}: AddToCollectionProps) {
  const isStaff = useIsCollectionStaff();
  const asksToResubmit = useAsksToResubmit();
  const navigate = useNavigate();
  const list = useEditableCollections(store, isOpen);
  const [picked, setPicked] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const [researcher, setResearcher] = useState<ComboOption | null>(null);
  const [asked, setAsked] = useState<Collection | null>(null);
  const finish = (saved: Collection) => {
    setName('');
    setResearcher(null);
    setPicked(null);
    onSaved(saved);
    notify.success({
      title: fill(words.added, { count: hashes.length, name: saved.collection_name }),
      action: {
        label: words.open,
        onClick: () => void navigate(`/tissue-catalogue/${saved.id}`),
      },
      seconds: 10,
    });
  };
  const write = useAddDonors(store, finish);
  // staff see everyone's collections, so the last changed one is rarely the one they mean
  const first = list.rows.find(({ id }) => id === preferred) ?? (isStaff ? undefined : list.rows[0]);
  const choice = picked ?? (first ? String(first.id) : NEW);
  const isUnknown = list.error !== undefined && list.rows.length === 0;
  const isListed = !list.isLoading && !isUnknown;
  const target = list.rows.find(({ id }) => String(id) === choice);
  const taken = readConflictingCollection(write.error);
  const nameError = isNameMissing ? MESSAGES.collectionNameRequired : write.findError('collection_name');

  // names the act, so that nobody adds donors to a preselected collection when a new one is meant
  const saveLabel = choice === NEW ? words.createSubmit : words.addDonors;

  const save = () => {
    if (choice === NEW) {
      const wanted = name.trim();
      setNameMissing(wanted === '');
      if (wanted === '') return;
      void write.create({ name: wanted, ...(researcher ? { pi: Number(researcher.id) } : {}) }, hashes);
    } else if (target && asksToResubmit(target)) setAsked(target);
    else if (target) void write.addTo(target.id, hashes);
  };
  const answer = async (resubmits: boolean) => {
    if (!asked || !(await write.addTo(asked.id, hashes))) {
      setAsked(null);
      return;
    }
    setAsked(null);
    const problem = resubmits ? await resubmitRequest(asked) : undefined;
    if (problem !== undefined) notify.error({ title: words.resubmit.failed, description: problem });
    else if (resubmits) notify.success(words.resubmit.done);
  };
  return (
    <>
      <Modal
        isOpen={isOpen && asked === null}
        title={fill(words.addTitle, { count: hashes.length })}
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" colorPalette="gray" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button
              loading={write.isBusy}
              loadingText={saveLabel}
              disabled={!isListed || (choice === NEW && isStaff && researcher === null)}
              onClick={save}
            >
              {saveLabel}
            </Button>
          </>
        }
      >
        {isUnknown ? (
          <RetryPanel
            title={words.panelFailed}
            error={list.error}
            isRetrying={list.isValidating}
            onRetry={() => void list.reload()}
          />
        ) : list.isLoading ? (
          <LoadingText />
        ) : (
          <Stack gap="5">
            <CollectionChoice
              collections={list.rows}
              choice={choice}
              onChoose={(next) => {
                setPicked(next);
                setNameMissing(false);
                write.clear();
              }}
            />
            {choice === NEW ? (
              <NewCollectionFields
                name={name}
                onName={(typed) => {
                  setName(typed);
                  setNameMissing(false);
                }}
                nameError={nameError}
                researcher={researcher}
                onResearcher={setResearcher}
                researcherError={write.findError('pi')}
              />
            ) : null}
            {taken ? (
              <NameTakenNotice name={name.trim()} id={taken.id} />
            ) : write.general ? (
              <Text role="alert" color="fg.error" fontWeight="semibold">
                {write.general}
              </Text>
            ) : null}
          </Stack>
        )}
      </Modal>
      <ResubmitDialog
        code={asked?.request?.sfari_request_id}
        isBusy={write.isBusy}
        onChoose={(resubmits) => void answer(resubmits)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
