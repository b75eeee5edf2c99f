import type { ResponseOf } from '@portal/contract/types';
import { api, ApiError, invalidate } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm, type FormDefinition } from '@portal/shared-ui/form';
import { MESSAGES } from '@portal/contract/messages';
import { useMemo, useState } from 'react';
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
  const [isEinTaken, setEinTaken] = useState(false);
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
  return (
    <>
      <KeptForm
        kept={kept}
        what={details.what}
        submitLabel={details.submit}
        onSubmit={async (values) => {
          try {
            await api('PATCH /institution/{id}/', {
              params: { id: institution.id },
              body: {
                ...detailsBody(values),
                phone_number: text(values['phone_number']) || null,
                status: 2,
              },
              ifMatch: etag,
              quiet: true,
            });
          } catch (error) {
            if (error instanceof ApiError && error.fields['ein']?.includes(MESSAGES.einExists))
              setEinTaken(true);
            // what was typed stays; the next attempt goes against what is there now
            if (error instanceof ApiError && error.code === 'STALE') await reload();
            throw error;
          }
          kept.finish();
          await onSubmitted();
          await invalidate('institution', 'history');
        }}
      />
      {isEinTaken ? <EinModal onClose={() => setEinTaken(false)} /> : null}
    </>
  );
}
