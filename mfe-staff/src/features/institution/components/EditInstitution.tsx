import { useMemo, useState } from 'react';
import { fill, Stack } from '@portal/shared-ui';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { api } from '@portal/shared-ui/data';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { institution as words } from '#texts/institution';
import { page } from '#texts/institution-page';
import { EinModal, Facts, yesNo, type PartProps } from '@portal/shared-ui/institution';
import { listChanges, proposeCountry } from '../model/edit-body.ts';
import { makeEditForm } from '../model/edit-form.ts';

/** `?mode=edit`: the facts of an institution. A newer version saved by someone else is shown and not overwritten. */
export function EditInstitution({ institution, etag, reload }: PartProps) {
  const navigate = useNavigate();
  // the institution as it was when the form opened, not as a later refresh returned it
  const [opened] = useState(institution);
  const { submit, theirs, error, clear } = useWrite('PATCH /institution/{id}/', {
    form: { etag, readTheirs: () => api('GET /institution/{id}/', { params: { id: opened.id } }) },
    invalidates: ['institution', 'history'],
  });
  const definition = useMemo(() => makeEditForm(opened), [opened]);
  const backedUpForm = useKeptForm({
    definition,
    storageKey: `institution-${opened.id}`,
    defaultValues: {
      ...opened,
      nonprofit: yesNo(opened.nonprofit),
      country: opened.country ?? proposeCountry(opened.domains),
    },
  });
  const address = `/institution/${opened.id}`;

  return (
    <Page
      title={fill(page.editTitle, { institution: opened.display_name })}
      breadcrumbs={[
        { label: words.list, to: '/institution' },
        { label: opened.display_name, to: address },
      ]}
      width="narrow"
    >
      <Stack gap="6">
        {theirs ? (
          <TheirVersion title={page.theirs}>
            <Facts institution={theirs} etag={null} reload={() => Promise.resolve()} />
          </TheirVersion>
        ) : null}
        <KeptForm
          kept={backedUpForm}
          what={page.what}
          submitLabel={theirs ? replaceLabel : page.save}
          actions={
            <RouteButton to={address} variant="outline" colorPalette="gray">
              {page.cancel}
            </RouteButton>
          }
          onSubmit={async (values) => {
            const isSaved = await submit(
              { params: { id: opened.id }, body: listChanges(values) },
              {
                done: page.saved,
                onDone: async () => {
                  backedUpForm.finish();
                  await reload();
                },
              },
            );
            if (isSaved) await navigate(address, { replace: true });
          }}
        />
      </Stack>
      {error?.fields['ein'] ? <EinModal onClose={clear} /> : null}
    </Page>
  );
}
