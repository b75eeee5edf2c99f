import { fill, Stack, Text } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useState } from 'react';
import { creating } from '#texts/institution-form';
import { InvestigatorForm } from '../forms/InvestigatorForm.tsx';

/** `/provide-institution`, and `/institution/create/` for a Principal Investigator: forms to add an institution. */
export function Component() {
  const { institution } = useSession();
  // remembers the first state: a user who has just added an institution is about to leave for the thank-you page and
  // must see no other message
  const [first] = useState(institution);
  return (
    <Page title={creating.provideTitle} breadcrumbs={[]} width="narrow">
      {first ? (
        <Stack gap="5" align="flex-start">
          <Text>{fill(creating.has, { institution: first.display_name })}</Text>
          <RouteButton to={`/institution/${first.id}`}>{creating.toInstitution}</RouteButton>
        </Stack>
      ) : (
        <Stack gap="7">
          <Text color="fg.muted">{creating.provideIntro}</Text>
          <InvestigatorForm />
        </Stack>
      )}
    </Page>
  );
}
