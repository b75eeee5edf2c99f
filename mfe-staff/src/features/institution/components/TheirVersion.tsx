import { Alert, Box, Text } from '@portal/shared-ui';
import { page } from '#texts/institution-page';
import { Facts, type Institution } from '@portal/shared-ui/institution';

/** What somebody else saved while this form was open. */
export function TheirVersion({ institution }: { institution: Institution }) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title>{page.theirs}</Alert.Title>
        <Text my="2">{page.theirsText}</Text>
        <Facts institution={institution} etag={null} reload={() => Promise.resolve()} />
        <Text mt="2">{page.theirsHelp}</Text>
      </Box>
    </Alert.Root>
  );
}
