import { Button, HStack, Text } from '@chakra-ui/react';
import type { TableSelection } from './types.ts';
import { Phrase } from '../layout/Phrase.tsx';
import { table as words } from '#texts/table';

/** '12 selected' and the actions on the selected rows. */
export function SelectionBar({ selection }: { selection: TableSelection }) {
  const count = selection.selectedIds.length;
  if (count === 0) return null;
  return (
    <HStack wrap="wrap" gap="3" p="2" px="3" mb="3" bg="accent.subtle" borderRadius="l3" textStyle="sm">
      <Text fontWeight="semibold">
        <Phrase text={words.selection.count} values={{ count }} />
      </Text>
      {selection.actions}
      <Button size="xs" variant="ghost" onClick={() => selection.onChange([])}>
        {words.selection.clear}
      </Button>
    </HStack>
  );
}
