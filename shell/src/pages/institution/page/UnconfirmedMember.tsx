import { Alert, Box, fill, Text } from '@portal/shared-ui';
import { unconfirmedMember as words } from '#texts/verification';

/** To a member whom the institution has not confirmed: who acts next, and why there is so little to read. */
export function UnconfirmedMember({ name }: { name: string }) {
  const title = fill(words.title, { institution: name });
  return (
    <Alert.Root as="section" aria-label={title} status="info">
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title>{title}</Alert.Title>
        <Text mt="1">{words.text}</Text>
      </Box>
    </Alert.Root>
  );
}
