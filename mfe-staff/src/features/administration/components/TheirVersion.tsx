import type { ReactNode } from 'react';
import { Alert, Box, Button, DefinitionList, Text } from '@portal/shared-ui';
import { administration } from '#texts/administration';

interface TheirVersionProps {
  items: readonly { term: string; value: ReactNode }[];
  onTake: () => void;
}

/** What somebody else saved while this form was open, beside what the form holds. */
export function TheirVersion({ items, onTake }: TheirVersionProps) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Box flex="1" minW="0">
        <Alert.Title>{administration.theirs}</Alert.Title>
        <Text my="2">{administration.theirsText}</Text>
        <DefinitionList items={[...items]} />
        <Button size="sm" variant="outline" mt="3" onClick={onTake}>
          {administration.takeTheirs}
        </Button>
      </Box>
    </Alert.Root>
  );
}
