import { Flex, Stack, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { administration } from '#texts/administration';

/** Home panel of administrators: links to settings that need no release. */
export function AdministrationPanel() {
  const { role } = useSession();
  return (
    <Stack gap="4">
      <Text color="fg.muted">{administration.panelText}</Text>
      <Flex gap="3" wrap="wrap">
        <RouteButton to="/administration" variant="outline">
          {administration.open}
        </RouteButton>
        {role === 'superuser' ? (
          <RouteButton to="/superuser" variant="outline">
            {administration.openSuperuser}
          </RouteButton>
        ) : null}
      </Flex>
    </Stack>
  );
}
