import type { Agreement } from '@portal/contract';
import { Box, CheckIcon, fill, formatDateTime, Heading, HStack, Stack, Text } from '../../design/index.ts';
import { useSession } from '../session/index.ts';
import { rda, signed } from '#texts/rda';

/** The reader's own signature that counts. */
function ownSignature({ signatures }: Agreement, userId: number | undefined) {
  return signatures.find(({ signer, voided }) => signer.id === userId && !voided);
}

/**
 * Stands where the reader signed, for as long as the signature counts: by whom, when, who is next, and that it was
 * confirmed by mail.
 */
export function SignedPanel({ agreement }: { agreement: Agreement }) {
  const { user } = useSession();
  const own = ownSignature(agreement, user?.id);
  if (!own || !agreement.current) return null;
  const institution = agreement.institution.display_name;
  return (
    <Box
      as="section"
      aria-label={signed.title}
      borderWidth="2px"
      borderColor="green.solid"
      borderRadius="l3"
      bg="bg.panel"
      p={{ base: '5', md: '6' }}
    >
      <Stack gap="3">
        <HStack gap="2">
          <CheckIcon color="green.fg" />
          <Heading as="h2" textStyle="lg" tabIndex={-1} data-focus-next="" focusVisibleRing="outside">
            {signed.title}
          </Heading>
        </HStack>
        <Text>
          {fill(signed.by, { name: own.typed_name, time: formatDateTime(own.signed_at), institution })}
        </Text>
        <Text>
          {fill(rda.next[agreement.additional_data.status], {
            institution,
            official: agreement.official?.display_name ?? rda.someOfficial,
          })}
        </Text>
        <Text color="fg.muted">{fill(signed.mailed, { email: user?.email ?? '' })}</Text>
      </Stack>
    </Box>
  );
}
