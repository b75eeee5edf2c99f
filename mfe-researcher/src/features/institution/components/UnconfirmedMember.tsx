import { Alert, Box, fill, Text } from '@portal/shared-ui';
import { disownedMember, unconfirmedMember } from '#texts/verification';

/**
 * Why there is so little to read: the institution has not confirmed the member yet, so its official acts next, or it
 * removed them.
 */
export function UnconfirmedMember({ name, isDisowned }: { name: string; isDisowned: boolean }) {
  const words = isDisowned ? disownedMember : unconfirmedMember;
  const title = fill(words.title, { institution: name });
  return (
    <Alert.Root as="section" aria-label={title} status={isDisowned ? 'warning' : 'info'}>
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title>{title}</Alert.Title>
        <Text mt="1">{words.text}</Text>
      </Box>
    </Alert.Root>
  );
}
