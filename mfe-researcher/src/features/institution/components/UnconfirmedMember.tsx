import { Alert, Box, fill, Text } from '@portal/shared-ui';
import { disownedMember, unconfirmedMember } from '#texts/verification';

/** Explains why the page is almost empty: the institution has not confirmed the member yet, or has removed them. */
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
