import { Box, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import { Panel } from './Panel.tsx';

interface ReferencePanelProps {
  /** What the reference identifies. */
  label: string;
  reference: string;
  /** Text about what happens next. */
  children: ReactNode;
  /** Links or buttons that lead on. */
  actions: ReactNode;
}

/** Confirms that something was received, with its reference. */
export function ReferencePanel({ label, reference, children, actions }: ReferencePanelProps) {
  return (
    <Panel>
      <HStack gap="4" mb="5" align="center">
        <Box bg="green.subtle" color="green.fg" borderRadius="full" p="3" lineHeight="0">
          <CheckIcon boxSize="1.8em" />
        </Box>
        <Box>
          <Text color="fg.muted">{label}</Text>
          <Text textStyle="2xl" fontWeight="semibold">
            {reference}
          </Text>
        </Box>
      </HStack>
      {children}
      <HStack mt="6" gap="4" wrap="wrap">
        {actions}
      </HStack>
    </Panel>
  );
}
