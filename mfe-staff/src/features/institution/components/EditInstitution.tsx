import { useMemo, useState } from 'react';
import { fill, Stack } from '@portal/shared-ui';
import { KeptForm, useKeptForm, type FormDefinition, type FormField } from '@portal/shared-ui/form';
import { api, ApiError, invalidate } from '@portal/shared-ui/data';
import { MESSAGES } from '@portal/contract/messages';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { institution as words } from '#texts/institution';
import { fields } from '#texts/institution-form';
import { page } from '#texts/institution-page';
import {
  EinModal,
  yesNo,
  institutionFields,
  may,
  type Institution,
  type PartProps,
} from '@portal/shared-ui/institution';
import { listChanges } from '../api/edit-body.ts';
import { TheirVersion } from './TheirVersion.tsx';

/** An institution that waits for its details may lack any but the name; the server asks for all when it is submitted. */
const optional = (field: FormField): FormField => ({ ...field, isOptional: true });

function definitionFor(institution: Institution): FormDefinition {
  const { name, officialName, ein, nonprofit, phone, domains, names, unresponsive } = institutionFields;
  const details = [officialName, ein, nonprofit];
  return {
    id: 'institution-edit',
    sections: [
      {
        id: 'institution',
        title: fields.institutionTitle,
        items: [
          name,
          ...(institution.official_name === null && institution.ein === null
            ? details.map(optional)
            : details),
          phone,
          ...(may(institution, 'edit_domains') ? [domains] : []),
          ...(may(institution, 'edit_names') ? [names, unresponsive] : []),
        ],
      },
    ],
  };
}

/** ?mode=edit: the facts of an institution. A version that somebody saved meanwhile is shown and not overwritten. */
export function EditInstitution({ institution, etag, reload }: PartProps) {
  const navigate = useNavigate();
  // the institution on which this form was opened, not one that a later reading brought
  const [opened] = useState(institution);
  const [version, setVersion] = useState(etag);
  const [theirs, setTheirs] = useState<Institution | null>(null);
  const [isEinTaken, setEinTaken] = useState(false);
  const definition = useMemo(() => definitionFor(opened), [opened]);
  const kept = useKeptForm({
    definition,
    storageKey: `institution-${opened.id}`,
    defaultValues: { ...opened, nonprofit: yesNo(opened.nonprofit) },
  });
  const address = `/institution/${opened.id}`;

  const explain = async (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    if (error.fields['ein']?.includes(MESSAGES.einExists)) setEinTaken(true);
    if (error.code !== 'STALE') return;
    const latest = await api('GET /institution/{id}/', { params: { id: opened.id } });
    setTheirs(latest.data);
    setVersion(latest.etag);
  };

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
        {theirs ? <TheirVersion institution={theirs} /> : null}
        <KeptForm
          kept={kept}
          what={page.what}
          submitLabel={theirs ? page.replace : page.save}
          actions={
            <RouteButton to={address} variant="outline" colorPalette="gray">
              {page.cancel}
            </RouteButton>
          }
          onSubmit={async (values) => {
            try {
              await api('PATCH /institution/{id}/', {
                params: { id: opened.id },
                body: listChanges(values),
                ifMatch: version,
                quiet: true,
              });
            } catch (error) {
              await explain(error);
              throw error;
            }
            kept.finish();
            await Promise.all([reload(), invalidate('institution', 'history')]);
            notify.success(page.saved);
            await navigate(address, { replace: true });
          }}
        />
      </Stack>
      {isEinTaken ? <EinModal onClose={() => setEinTaken(false)} /> : null}
    </Page>
  );
}
