import { Box, chakra, Flex, Heading, Text } from '@portal/shared-ui';

const STEPS = [
  { title: 'Create an account', text: 'and affiliate with an institution.' },
  { title: 'Agree to the joinder', text: "after you have reviewed the institution's executed RDA." },
  { title: 'Create a project', text: 'with title, abstract and IRB approval or exemption document.' },
  { title: 'Create a request', text: 'which the science team or a committee reviews, in up to two weeks.' },
];

/** The four steps of onboarding, as told to visitors (spec 1 section 1). */
export function OnboardingSteps() {
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="5">
        How it works
      </Heading>
      <chakra.ol listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="4">
        {STEPS.map(({ title, text }, index) => (
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
