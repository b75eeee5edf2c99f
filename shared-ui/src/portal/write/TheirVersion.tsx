import { Alert, Box, Button, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DefinitionList } from '../../design/layout/DefinitionList.tsx';
import { write as words } from '#texts/write';

interface TheirVersionProps {
  /** Title that names the object: 'Someone else changed this project since you opened it'. */
  title?: string;
  items?: readonly { term: string; value: ReactNode }[];
  /** The other version, if a list of terms cannot show it. */
  children?: ReactNode;
  /** Explains the options, if the form has others than saving again. */
  help?: string;
  /** Puts the other version into the form. */
  onTake?: () => void;
}

/** Shows what someone else saved while a form was open, beside the content of the form. For `theirs` of `useWrite`. */
export function TheirVersion({
  title = words.theirs,
  items,
  children,
  help = words.theirsHelp,
  onTake,
}: TheirVersionProps) {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Box flex="1" minW="0">
        <Alert.Title>{title}</Alert.Title>
        <Text my="2">{words.theirsText}</Text>
        {items ? <DefinitionList items={[...items]} /> : null}
        {children}
        <Text mt="2">{help}</Text>
        {onTake ? (
          <Button size="sm" variant="outline" mt="3" onClick={onTake}>
            {words.takeTheirs}
          </Button>
        ) : null}
      </Box>
    </Alert.Root>
  );
}

/** Label of the button that overwrites `theirs`. */
export const replaceLabel = words.replaceTheirs;
