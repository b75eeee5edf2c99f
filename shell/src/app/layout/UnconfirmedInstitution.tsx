import { chakra, Stack, Text } from '@portal/shared-ui';
import { unconfirmed } from '#texts/unconfirmed';

/** What must happen before the institution is confirmed, worded for the official or for everyone else. */
export function UnconfirmedInstitution({ isOfficer }: { isOfficer: boolean }) {
  return (
    <Stack gap="3">
      <Text>{isOfficer ? unconfirmed.introOfficer : unconfirmed.introOthers}</Text>
      <chakra.ol ps="5" listStyleType="decimal" display="flex" flexDirection="column" gap="2">
        <li>{isOfficer ? unconfirmed.detailsOfficer : unconfirmed.detailsOthers}</li>
        <li>{unconfirmed.decision}</li>
        <li>{isOfficer ? unconfirmed.signatureOfficer : unconfirmed.signatureOthers}</li>
        <li>{unconfirmed.joinder}</li>
      </chakra.ol>
    </Stack>
  );
}
