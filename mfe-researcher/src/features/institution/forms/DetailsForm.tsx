import type { ResponseOf } from '@portal/contract/types';
import { KeptForm, useKeptForm, type FormDefinition } from '@portal/shared-ui/form';
import { MESSAGES } from '@portal/contract/messages';
import { useWrite } from '@portal/shared-ui/write';
import { useMemo } from 'react';
import { details, fields } from '#texts/institution-form';
import { EinModal, detailsBody, text, yesNo, institutionFields } from '@portal/shared-ui/institution';

export type Institution = ResponseOf<'GET /institution/{id}/'>;

const DEFINITION: FormDefinition = {
  id: 'institution-details',
  sections: [
    {
      id: 'institution',
      title: fields.institutionTitle,
      items: [
        institutionFields.name,
        institutionFields.officialName,
        institutionFields.ein,
        institutionFields.nonprofit,
        institutionFields.phone,
      ],
    },
  ],
};

/** The details of an institution, submitted for review: status 2 (spec 1 sections 4 and 7). */
export function DetailsForm({
  institution,
  etag,
  reload,
  onSubmitted,
}: {
  institution: Institution;
  etag: string | null;
  reload: () => Promise<void>;
  onSubmitted: () => Promise<void>;
}) {
  const defaultValues = useMemo(
    () => ({
      name: institution.name,
      official_name: institution.official_name,
      ein: institution.ein,
      nonprofit: yesNo(institution.nonprofit),
      phone_number: institution.phone_number,
    }),
    [institution],
  );
  const kept = useKeptForm({
    definition: DEFINITION,
    defaultValues,
    storageKey: `institution-details-${institution.id}`,
  });
  // what was typed stays; after a stale version the next attempt goes against what is there now
  const { submit, error, clear } = useWrite('PATCH /institution/{id}/', {
    read: { etag, reload },
    invalidates: ['institution', 'history'],
    onDone: async () => {
      kept.finish();
      await onSubmitted();
    },
  });
  const isEinTaken = error?.fields['ein']?.includes(MESSAGES.einExists) ?? false;
  return (
    <>
      <KeptForm
        kept={kept}
        what={details.what}
        submitLabel={details.submit}
        onSubmit={async (values) => {
          const facts = { ...detailsBody(values), phone_number: text(values['phone_number']) || null };
          await submit({ params: { id: institution.id }, body: { ...facts, status: 2 } });
        }}
      />
      {isEinTaken ? <EinModal onClose={clear} /> : null}
    </>
  );
}
