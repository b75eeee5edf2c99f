import { chakra, Stack, Text } from '@portal/shared-ui';

/** What joining the agreement means. */
export function JoinderText({ institution }: { institution: string }) {
  return (
    <Stack gap="4" maxW="prose">
      <Text>
        {institution} and the foundation have signed a Researcher Distribution Agreement (RDA). It says how
        data and biospecimens may be used. By this joinder you take on the duties of a researcher under that
        agreement:
      </Text>
      <chakra.ul ps="5" listStyleType="disc" display="flex" flexDirection="column" gap="2">
        <li>
          You use what you receive only for the project that was approved, and only with the team named there.
        </li>
        <li>You do not try to identify or contact participants.</li>
        <li>You keep data and samples safe, and you do not pass them on.</li>
        <li>You report a loss, a leak or a breach of the agreement to the foundation without delay.</li>
        <li>
          You name the foundation and the cohorts in every publication, and you return results as agreed.
        </li>
        <li>You stop using data and samples, and destroy or return them, when your access ends.</li>
      </chakra.ul>
    </Stack>
  );
}
