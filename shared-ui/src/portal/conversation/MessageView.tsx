import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import type { RequestMessage } from '@portal/contract/types';
import { formatDateTime } from '../../design/layout/dates.ts';
import { fill } from '../../design/layout/fill.ts';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';
import { SafeHtml } from '../../design/rich-text/SafeHtml.tsx';
import { conversation as words } from '#texts/conversation';

const TONES: Readonly<Record<RequestMessage['kind'], StatusTone>> = {
  decision: 'neutral',
  question: 'warning',
  answer: 'success',
};

/** One message: its kind, author and time. Answers are on the right, to show the two sides. */
export function MessageView({ message, isFresh }: { message: RequestMessage; isFresh: boolean }) {
  const { kind, status, subject, text, author, created } = message;
  const isAnswer = kind === 'answer';
  return (
    <chakra.li
      borderWidth="1px"
      borderRadius="l3"
      bg={isAnswer ? 'accent.subtle' : 'bg.panel'}
      ms={{ base: isAnswer ? '4' : '0', md: isAnswer ? '12' : '0' }}
      me={{ base: isAnswer ? '0' : '4', md: isAnswer ? '0' : '12' }}
      p="4"
      minW="0"
    >
      <HStack wrap="wrap" columnGap="3" rowGap="1" mb="2">
        <StatusBadge tone={TONES[kind]}>
          {status === null
            ? words.kinds[kind]
            : fill(words.decided, { status: REQUEST_STATUS_LABELS[status] })}
        </StatusBadge>
        <Text textStyle="sm">
          <chakra.strong fontWeight="semibold">{author?.display_name ?? words.foundation}</chakra.strong>{' '}
          <chakra.time dateTime={created} color="fg.muted">
            {formatDateTime(created)}
          </chakra.time>
        </Text>
        {isFresh ? <StatusBadge tone="info">{words.fresh}</StatusBadge> : null}
      </HStack>
      {subject ? (
        <Text fontWeight="semibold" overflowWrap="anywhere" mb="1">
          {subject}
        </Text>
      ) : null}
      <Box overflowWrap="anywhere">
        <SafeHtml html={text} maxW="prose" />
      </Box>
    </chakra.li>
  );
}
