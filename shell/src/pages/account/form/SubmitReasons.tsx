import { Box, chakra, Text } from '@portal/shared-ui';
import { register as words } from '#texts/register';

/** Says in words why Submit is disabled. */
export function SubmitReasons({ id, missing }: { id: string; missing: readonly string[] }) {
  return (
    <Box id={id} textStyle="sm" color="fg.muted" as="output" display="block" aria-atomic="true">
      {missing.length === 0 ? (
        <Text>{words.ready}</Text>
      ) : (
        <>
          <Text>{words.beforeSubmit}</Text>
          <chakra.ul m="0" ps="5" listStyleType="disc">
            {missing.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </chakra.ul>
        </>
      )}
    </Box>
  );
}
