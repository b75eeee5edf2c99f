import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import { fill, Stack, Text } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useState } from 'react';
import { details, revise } from '#texts/institution-form';
import { ReviseOfficerForm } from '../forms/ReviseOfficerForm.tsx';

/** /revise-institution-officer: the Signing Official declined or was not accepted, and a researcher names another. */
export function Component() {
  const { institution } = useSession();
  // remembers the first state: a user who has just named an official is about to leave for the thank-you page and must
  // see no other message
  const [first] = useState(institution);
  const isOpen = first?.status === INSTITUTION_STATUS.NEW_SBSO && !first.disowned;
  return (
    <Page title={revise.title} breadcrumbs={[]} width="narrow">
      {first?.names_official ? (
        <Stack gap="7">
          <Text color="fg.muted">{fill(revise.intro, { institution: first.display_name })}</Text>
          <ReviseOfficerForm institution={first.id} />
        </Stack>
      ) : (
        <Stack gap="5" align="flex-start">
          <Text fontWeight="semibold">{isOpen ? revise.notYours : revise.notNeeded}</Text>
          <Text color="fg.muted">
            {isOpen ? fill(revise.notYoursText, { institution: first.display_name }) : revise.notNeededText}
          </Text>
          <RouteButton to={first ? `/institution/${first.id}` : '/'}>
            {first ? details.toInstitution : details.home}
          </RouteButton>
        </Stack>
      )}
    </Page>
  );
}
