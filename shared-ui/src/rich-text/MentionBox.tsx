import { Box, Button, HStack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Combobox } from '../combobox/Combobox.tsx';
import type { ComboOption, OptionSearch } from '../combobox/useAsyncOptions.ts';
import { richText as words } from '#texts/rich-text';

/** Whom the text names; Escape names nobody. */
export function MentionBox({
  search,
  onDone,
}: {
  search: OptionSearch;
  onDone: (person: ComboOption | null) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <HStack
      ref={box}
      p="2"
      gap="2"
      borderBottomWidth="1px"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // the dialog around must stay
        event.stopPropagation();
        onDone(null);
      }}
    >
      <Box flex="1" minW="0">
        <Combobox
          value={null}
          onChange={(person) => {
            if (person) onDone(person);
          }}
          search={search}
          label={words.personToMention}
          placeholder={words.typeAName}
          isClearedOnPick
        />
      </Box>
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={() => onDone(null)}>
        {words.cancel}
      </Button>
    </HStack>
  );
}
