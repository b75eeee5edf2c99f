import { Button, HStack, Text } from '@portal/shared-ui';
import { collection as words } from '#texts/collection';

interface SaveBarProps {
  isBusy: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Stays in view while there are unsaved changes. */
export function SaveBar({ isBusy, onSave, onDiscard }: SaveBarProps) {
  return (
    <HStack
      as="section"
      aria-label={words.unsaved}
      position="sticky"
      bottom="0"
      zIndex="docked"
      wrap="wrap"
      justify="flex-end"
      gap="3"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="md"
    >
      <Text me="auto" fontWeight="semibold">
        {words.unsaved}
      </Text>
      <Button variant="ghost" colorPalette="gray" disabled={isBusy} onClick={onDiscard}>
        {words.discard}
      </Button>
      <Button loading={isBusy} loadingText={words.saveChanges} onClick={onSave}>
        {words.saveChanges}
      </Button>
    </HStack>
  );
}
