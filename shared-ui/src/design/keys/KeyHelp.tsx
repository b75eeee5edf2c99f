import { chakra, HStack, Stack } from '@chakra-ui/react';
import { CheckRow } from '../layout/CheckRow.tsx';
import { useKeyChoice } from './key-choice.ts';
import { table as words } from '#texts/table';

interface KeyHelpProps {
  /** Accessible name of the list of keys. */
  label: string;
  keys: ReadonlyArray<readonly [key: string, meaning: string]>;
}

/** Lists the keyboard shortcuts of a page, with the switch that turns them off. */
export function KeyHelp({ label, keys }: KeyHelpProps) {
  const { isOn, choose } = useKeyChoice();
  return (
    <Stack gap="2" p="3" mb="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" textStyle="sm">
      <HStack as="ul" listStyleType="none" m="0" p="0" gap="5" wrap="wrap" aria-label={label}>
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
      <CheckRow isChecked={isOn} onChange={choose}>
        {words.shortcuts.caption}
      </CheckRow>
    </Stack>
  );
}
