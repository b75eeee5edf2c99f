import { Box, Flex, IconButton, Text } from '@chakra-ui/react';
import type { AlertType } from '@portal/contract/administration';
import { CloseIcon } from '../../design/icons/icons.tsx';
import { fill } from '../../design/layout/fill.ts';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';
import { alert as words } from '#texts/alerts';

const TONES: Readonly<Record<AlertType, StatusTone>> = {
  alert: 'danger',
  reminder: 'info',
  information: 'neutral',
  maintenance: 'warning',
};

interface MessageLineProps {
  alertType: AlertType;
  message: string;
  /** Missing in a preview. */
  onDismiss?: () => void;
}

/** A message of the administrators as it is at the top of every page. */
export function MessageLine({ alertType, message, onDismiss }: MessageLineProps) {
  const kind = words.types[alertType];
  return (
    <Box as="section" aria-label={kind} bg="bg.muted" borderBottomWidth="1px">
      <Flex maxW="8xl" mx="auto" px={{ base: '4', md: '8' }} py="2" gap="3" align="center">
        <StatusBadge tone={TONES[alertType]} flexShrink="0">
          {kind}
        </StatusBadge>
        <Text flex="1" textStyle="sm" overflowWrap="anywhere">
          {message}
        </Text>
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-label={fill(words.dismiss, { message })}
          // hidden in a preview, where it still takes its space
          visibility={onDismiss ? undefined : 'hidden'}
          onClick={onDismiss}
        >
          <CloseIcon />
        </IconButton>
      </Flex>
    </Box>
  );
}
