import { Box, chakra, fill, Heading, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import type { TransferAgreement } from '@portal/contract/types';
import { agreementsToSign as words } from '#texts/official';

/** Material Transfer Agreements that wait for the signature of the reader, each with the way to it. */
export function AgreementsToSign({ agreements }: { agreements: readonly TransferAgreement[] }) {
  return (
    <Box as="section" borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }} maxW="3xl">
      <Heading as="h3" size="xl" mb="2">
        {fill(words.title, { count: agreements.length })}
      </Heading>
      <Text mb="4">{words.text}</Text>
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="4">
        {agreements.map(({ id, request, project_title: title, recipient }) => (
          <chakra.li
            key={id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
          >
            <Text flex="1 1 18rem" minW="0" overflowWrap="anywhere">
              {fill(words.one, { code: request.display_name, title, name: recipient.display_name })}
            </Text>
            <RouteButton to={`/mta/${id}`} size="sm">
              {fill(words.open, { code: request.display_name })}
            </RouteButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
