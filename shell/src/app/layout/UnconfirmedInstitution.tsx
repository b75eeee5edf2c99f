import { INSTITUTION_STATUS, type InstitutionStatus } from '@portal/contract/statuses';
import { chakra, Stack, Text } from '@portal/shared-ui';
import { unconfirmed } from '#texts/unconfirmed';

/** What must still happen before the institution is confirmed, worded for the official or for everyone else. */
export function UnconfirmedInstitution({
  isOfficer,
  status,
}: {
  isOfficer: boolean;
  status: InstitutionStatus;
}) {
  return (
    <Stack gap="3">
      <Text>{isOfficer ? unconfirmed.introOfficer : unconfirmed.introOthers}</Text>
      <chakra.ol ps="5" listStyleType="decimal" display="flex" flexDirection="column" gap="2">
        {status === INSTITUTION_STATUS.UNDER_REVIEW ? null : (
          <li>{isOfficer ? unconfirmed.detailsOfficer : unconfirmed.detailsOthers}</li>
        )}
        <li>{unconfirmed.decision}</li>
        <li>{isOfficer ? unconfirmed.signatureOfficer : unconfirmed.signatureOthers}</li>
        <li>{unconfirmed.joinder}</li>
      </chakra.ol>
    </Stack>
  );
}
