import { Box, Flex, Text } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';

/** Always there while someone acts as another person: who really acts, and as whom. */
export function ImpersonationBanner() {
  const { user, impersonator } = useSession();
  if (!user || !impersonator) return null;
  return (
    <Box as="section" aria-label="Impersonation" bg="orange.solid" color="orange.contrast">
      <Flex maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} py="2" gap="3" wrap="wrap">
        <Text textStyle="sm" fontWeight="medium">
          {impersonator.display_name}, you are acting as {user.display_name}.
        </Text>
      </Flex>
    </Box>
  );
}
