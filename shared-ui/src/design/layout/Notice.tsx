import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';

const looks = {
  info: { Shape: InfoIcon, palette: 'blue' },
  warning: { Shape: WarningIcon, palette: 'orange' },
  danger: { Shape: ErrorIcon, palette: 'red' },
  success: { Shape: CheckIcon, palette: 'green' },
} as const;

/**
 * Something the user should know before continuing. Only the bar and the icon are colored, not the whole box.
 * `isUrgent` announces it immediately.
 */
export function Notice({
  tone = 'info',
  title,
  isUrgent = false,
  children,
}: {
  tone?: keyof typeof looks;
  title?: string;
  isUrgent?: boolean;
  children?: ReactNode;
}) {
  const { Shape, palette } = looks[tone];
  return (
    <Flex
      role={isUrgent ? 'alert' : undefined}
      colorPalette={palette}
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderInlineStartColor="colorPalette.solid"
      borderRadius="l2"
      p="4"
      gap="3"
    >
      <Shape color="colorPalette.fg" boxSize="1.4em" mt="0.5" flexShrink="0" />
      <Box minW="0" flex="1">
        {title ? <Text fontWeight="semibold">{title}</Text> : null}
        {children ? <Box mt={title ? '1' : '0'}>{children}</Box> : null}
      </Box>
    </Flex>
  );
}
