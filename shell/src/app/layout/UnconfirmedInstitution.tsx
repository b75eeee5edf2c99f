import { chakra, Stack, Text } from '@portal/shared-ui';

/** What has to happen before the institution is confirmed, told to the official or to everyone else. */
export function UnconfirmedInstitution({ isOfficer }: { isOfficer: boolean }) {
  return (
    <Stack gap="3">
      <Text>
        {isOfficer
          ? 'Your institution still has to be confirmed. These steps are ahead:'
          : 'You can already prepare and submit requests. They can be fulfilled after these steps:'}
      </Text>
      <chakra.ol ps="5" listStyleType="decimal" display="flex" flexDirection="column" gap="2">
        <li>
          {isOfficer
            ? 'You give the details of your institution.'
            : 'The Signing Official of your institution is contacted and gives its details.'}
        </li>
        <li>An administrator approves or rejects the institution.</li>
        <li>
          {isOfficer
            ? 'After approval you sign the Researcher Distribution Agreement (RDA).'
            : 'After approval the Signing Official signs the Researcher Distribution Agreement (RDA).'}
        </li>
        <li>Each researcher agrees to a joinder to the RDA.</li>
      </chakra.ol>
    </Stack>
  );
}
