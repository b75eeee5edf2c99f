import { useState } from 'react';
import { Stack } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { webhook as words } from '#texts/webhook';
import { SecretNotice } from '../components/SecretNotice.tsx';
import { WebhookForm } from '../components/WebhookForm.tsx';
import { INNER_BREADCRUMBS, WEBHOOKS, type WithSecret } from '../model/webhook.ts';

/** `/superuser/webhooks/create`: a form, and then the secret of the new webhook. */
export function Component() {
  const [created, setCreated] = useState<WithSecret | null>(null);
  return (
    <Page title={created?.webhook.name ?? words.create} breadcrumbs={INNER_BREADCRUMBS} width="narrow">
      {created ? (
        <Stack gap="6" align="flex-start">
          <SecretNotice secret={created.secret} text={words.secretText} />
          <RouteButton to={`${WEBHOOKS}/${created.webhook.id}`}>{words.view}</RouteButton>
        </Stack>
      ) : (
        <WebhookForm onCreated={setCreated} />
      )}
    </Page>
  );
}
