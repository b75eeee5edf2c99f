import type { ResponseOf } from '@portal/contract/types';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { api } from '@portal/shared-ui/data';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { details } from '#texts/institution-form';
import { EinModal, Facts, yesNo } from '@portal/shared-ui/institution';
import { DETAILS_FORM, reviewedBody } from '../model/institution-forms.ts';

export type Institution = ResponseOf<'GET /institution/{id}/'>;

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
  // the institution as it was when the form opened, not as a later refresh returned it
  const [opened] = useState(institution);
  const backedUpForm = useKeptForm({
    definition: DETAILS_FORM,
    defaultValues: {
      name: opened.name,
      official_name: opened.official_name,
      ein: opened.ein,
      nonprofit: yesNo(opened.nonprofit),
      phone_number: opened.phone_number,
    },
    storageKey: `institution-details-${opened.id}`,
  });
  const { submit, theirs, error, clear } = useWrite('PATCH /institution/{id}/', {
    // the version the form was opened with, so that no one overwrites changes they did not see; the page refreshes
    // after saving and may remove the form
    read: { etag: null, reload },
    form: { etag, readTheirs: () => api('GET /institution/{id}/', { params: { id: opened.id } }) },
    invalidates: ['institution', 'history'],
    onDone: async () => {
      backedUpForm.finish();
      await onSubmitted();
    },
  });
  // the form validates the format of the EIN, so a server error on it means the EIN is already in use
  const isEinTaken = error?.fields['ein'] !== undefined;
  return (
    <>
      {theirs ? (
        <TheirVersion>
          <Facts institution={theirs} etag={null} reload={() => Promise.resolve()} />
        </TheirVersion>
      ) : null}
      <KeptForm
        kept={backedUpForm}
        what={details.what}
        submitLabel={theirs ? replaceLabel : details.submit}
        onSubmit={async (values) => {
          await submit({ params: { id: opened.id }, body: reviewedBody(values) });
        }}
      />
      {isEinTaken ? <EinModal onClose={clear} /> : null}
    </>
  );
}
