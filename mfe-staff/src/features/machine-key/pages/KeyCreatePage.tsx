import { useState } from 'react';
import { Stack } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { machineKey as words } from '#texts/machine-key';
import { SecretNotice } from '../../webhook/components/SecretNotice.tsx';
import { KeyForm } from '../components/KeyForm.tsx';
import { KEY_BREADCRUMBS, KEYS, type KeyWithSecret } from '../model/machine-key.ts';

/** `/superuser/keys/create`: a form, and then the secret of the new key. */
export function Component() {
  const [created, setCreated] = useState<KeyWithSecret | null>(null);
  return (
    <Page title={created?.machine_key.name ?? words.create} breadcrumbs={KEY_BREADCRUMBS} width="narrow">
      {created ? (
        <Stack gap="6" align="flex-start">
          <SecretNotice secret={created.secret} text={words.secretText} />
          <RouteButton to={`${KEYS}/${created.machine_key.id}`}>{words.view}</RouteButton>
        </Stack>
      ) : (
        <KeyForm onCreated={setCreated} />
      )}
    </Page>
  );
}
