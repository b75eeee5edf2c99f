import { chakra, fill, Stack, Text } from '@portal/shared-ui';
import { joinder } from '#texts/joinder';

/** Explains what joining the agreement means. */
export function JoinderText({ institution }: { institution: string }) {
  return (
    <Stack gap="4" maxW="prose">
      <Text>{fill(joinder.intro, { institution })}</Text>
      <chakra.ul ps="5" listStyleType="disc" display="flex" flexDirection="column" gap="2">
        {joinder.duties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
