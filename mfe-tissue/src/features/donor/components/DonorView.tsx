import type { DonorPage } from '@portal/contract/types';
import {
  BulletList,
  Button,
  DefinitionList,
  fill,
  HStack,
  Notice,
  PageSection,
  Panel,
  Stack,
  StatusBadge,
} from '@portal/shared-ui';
import { useOpenedObject } from '@portal/shared-ui/commands';
import { Page } from '@portal/shared-ui/page';
import { useState } from 'react';
import { BrainMap } from '../../brain-map/BrainMap.tsx';
import { catalogueAddress } from '../../donor-table/api/store.ts';
import { useMayCollect } from '../../collection/model/use-may-collect.ts';
import { AddToCollection } from '../../collection/components/AddToCollection.tsx';
import {
  DONOR_FIELDS,
  fieldLabel,
  fieldValue,
  isWithheld,
  unselectableReason,
  type DonorField,
  nameDiagnosis,
} from '../../donor-table/model/donor-words.ts';
import { SampleTable } from './SampleTable.tsx';
import { SurveySection } from './SurveySection.tsx';
import { catalogue as catalogueWords } from '#texts/catalogue';
import { donor as donorWords } from '#texts/donor';
import { donorPage as words } from '#texts/donor-page';

/** Fields that are shown in another part of the page. */
const ELSEWHERE: readonly DonorField[] = ['donor_hash', 'flag', 'is_available', 'documents', 'regions'];
const DETAILS = DONOR_FIELDS.filter((field) => !ELSEWHERE.includes(field));

/** A text that waits for review shows as withheld, because the field is not empty at the brain bank. */
function showField(donor: DonorPage, field: DonorField): string | number {
  const value = fieldValue(donor, field);
  return value === '' && isWithheld(donor, field) ? donorWords.withheld : value;
}

/** All data stored about one donor; none of it identifies the person. */
export function DonorView({ donor }: { donor: DonorPage }) {
  const mayCollect = useMayCollect();
  const [isAdding, setAdding] = useState(false);
  const refusal = unselectableReason(donor);
  const crumbs = [{ label: catalogueWords.title, to: catalogueAddress(donor.store) }];
  const title = fill(words.title, { donor: donor.donor_hash });
  useOpenedObject({
    path: `/abn_donor/?donor_hash=${donor.donor_hash}`,
    label: title,
    detail: nameDiagnosis(donor.diagnosis),
  });
  return (
    <Page
      title={title}
      breadcrumbs={crumbs}
      summary={
        <HStack wrap="wrap" gap="2">
          <span>{nameDiagnosis(donor.diagnosis)}</span>
          <StatusBadge tone={donor.confirmation_status === 'Confirmed' ? 'success' : 'warning'}>
            {donorWords.confirmation[donor.confirmation_status]}
          </StatusBadge>
          {donor.is_available ? null : <StatusBadge tone="closed">{donorWords.unavailable}</StatusBadge>}
          {donor.store === 'pilot' ? (
            <StatusBadge tone="info">{catalogueWords.stores.pilot}</StatusBadge>
          ) : null}
        </HStack>
      }
      actions={
        mayCollect && refusal === undefined ? (
          <Button onClick={() => setAdding(true)}>{catalogueWords.add}</Button>
        ) : null
      }
      aside={
        <>
          <PageSection title={words.details}>
            <Panel>
              <DefinitionList
                missing={words.notKnown}
                items={DETAILS.map((field) => ({ term: fieldLabel(field), value: showField(donor, field) }))}
              />
            </Panel>
          </PageSection>
          <PageSection title={donorWords.fields.documents}>
            <Panel>
              {donor.documents.length === 0 ? (
                isWithheld(donor, 'documents') ? (
                  donorWords.withheld
                ) : (
                  words.noDocuments
                )
              ) : (
                <BulletList>
                  {donor.documents.map((document) => (
                    <li key={document}>{document}</li>
                  ))}
                </BulletList>
              )}
            </Panel>
          </PageSection>
        </>
      }
    >
      <Stack gap="8">
        {mayCollect && refusal !== undefined ? (
          <Notice>{fill(words.notForCollections, { reason: refusal })}</Notice>
        ) : null}
        {donor.flag ? (
          <Notice tone="warning" title={donorWords.fields.flag}>
            {donor.flag}
          </Notice>
        ) : null}
        {donor.withheld.length > 0 ? (
          <Notice>{fill(words.withheld, { fields: donor.withheld.map(fieldLabel).join(', ') })}</Notice>
        ) : null}
        <Panel>
          <BrainMap donor={donor.donor_hash} samples={donor.samples} />
        </Panel>
        <PageSection title={words.samples}>
          <SampleTable samples={donor.samples} />
        </PageSection>
        <SurveySection hash={donor.donor_hash} />
      </Stack>
      <AddToCollection
        isOpen={isAdding}
        store={donor.store}
        hashes={[donor.donor_hash]}
        preferred={undefined}
        onClose={() => setAdding(false)}
        onSaved={() => setAdding(false)}
      />
    </Page>
  );
}
