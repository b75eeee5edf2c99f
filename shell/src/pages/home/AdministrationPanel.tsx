import { Box, Flex, Heading, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { administration } from '#texts/administration';

/** On the home page of administrators: the way to what they change without a release. */
export function AdministrationPanel() {
  const { role } = useSession();
  return (
    <Box
      as="section"
      aria-labelledby="home-administration"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" id="home-administration" size="lg">
        {administration.panel}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {administration.panelText}
      </Text>
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
    </Box>
  );
}
