import { Box, chakra, Flex, Heading, Text } from '@portal/shared-ui';
import { steps as words } from '#texts/home';

export const STEPS_ID = 'how-to-get-access';

/** The four steps of onboarding, for visitors (spec 1 section 1). */
export function OnboardingSteps() {
  return (
    <Box as="section">
      <Heading as="h2" id={STEPS_ID} tabIndex={-1} size="xl" mb="5" scrollMarginTop="6">
        {words.title}
      </Heading>
      <chakra.ol
        listStyleType="none"
        m="0"
        p="0"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' }}
        columnGap="8"
        rowGap="4"
      >
        {words.list.map(({ title, text }, index) => (
          <chakra.li key={title}>
            <Flex gap="4" align="flex-start">
              <Flex
                aria-hidden
                flexShrink="0"
                boxSize="8"
                align="center"
                justify="center"
                borderRadius="full"
                bg="accent.subtle"
                color="accent.fg"
                fontWeight="semibold"
              >
                {index + 1}
              </Flex>
              <Text pt="1">
                <strong>{title}</strong> {text}
              </Text>
            </Flex>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
