import { Stack, Text } from '@chakra-ui/react';
import { CheckRow } from '../../design/layout/CheckRow.tsx';
import { mail as words } from '#texts/mail';

/** The checkbox for blind copies, with a note on their effect (spec 3 section 2.17). */
export function HiddenRecipients({
  isHidden,
  onChange,
}: {
  isHidden: boolean;
  onChange: (isHidden: boolean) => void;
}) {
  return (
    <Stack gap="1">
      <CheckRow isChecked={isHidden} onChange={onChange}>
        {words.hidden}
      </CheckRow>
      {isHidden ? (
        <Text as="output" textStyle="sm" color="fg.muted">
          {words.hiddenNote}
        </Text>
      ) : null}
    </Stack>
  );
}
