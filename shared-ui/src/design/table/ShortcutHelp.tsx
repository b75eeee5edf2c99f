import { chakra, HStack, Stack } from '@chakra-ui/react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { table as words } from '#texts/table';

const keys = [
  ['j', words.shortcuts.next],
  ['k', words.shortcuts.previous],
  ['Enter', words.shortcuts.open],
  ['/', words.shortcuts.search],
  ['?', words.shortcuts.help],
] as const;

/** The keys of the list, and the switch that WCAG 2.1.4 asks for. */
export function ShortcutHelp({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Stack gap="2" p="3" mb="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" textStyle="sm">
      <HStack as="ul" listStyleType="none" m="0" p="0" gap="5" wrap="wrap" aria-label={words.shortcuts.title}>
        {keys.map(([key, meaning]) => (
          <chakra.li key={key}>
            <chakra.kbd
              fontFamily="mono"
              px="1.5"
              borderWidth="1px"
              borderColor="border.control"
              borderRadius="l1"
            >
              {key}
            </chakra.kbd>{' '}
            {meaning}
          </chakra.li>
        ))}
      </HStack>
      <CheckRow isChecked={isOn} onChange={onChange}>
        {words.shortcuts.caption}
      </CheckRow>
    </Stack>
  );
}
