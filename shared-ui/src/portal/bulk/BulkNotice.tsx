import { Box, Button, chakra, HStack } from '@chakra-ui/react';
import { fill } from '../../design/layout/fill.ts';
import { Notice } from '../../design/layout/Notice.tsx';
import { RouteLink } from '../../design/page/index.ts';
import type { BulkResult } from './bulk-command.ts';
import { bulk as words } from '#texts/bulk';

interface BulkNoticeProps {
  result: BulkResult;
  isBusy: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** How many rows succeeded, and for each other row why it failed. */
export function BulkNotice({ result: { done, refused }, isBusy, onRetry, onClose }: BulkNoticeProps) {
  return (
    <Box mb="4">
      <Notice tone="warning" isUrgent title={fill(words.someRefused, { done, refused: refused.length })}>
        <chakra.ul aria-label={words.refusedList} listStyleType="none" m="0" p="0">
          {refused.map(({ id, label, detail }) => (
            <chakra.li key={id} py="0.5">
              <RouteLink to={`/request/${id}`} fontWeight="semibold">
                {label}
              </RouteLink>
              {': '}
              {detail}
            </chakra.li>
          ))}
        </chakra.ul>
        <HStack mt="3" gap="3" wrap="wrap">
          <Button size="sm" loading={isBusy} onClick={onRetry}>
            {fill(words.retry, { count: refused.length })}
          </Button>
          <Button size="sm" variant="outline" colorPalette="gray" disabled={isBusy} onClick={onClose}>
            {words.close}
          </Button>
        </HStack>
      </Notice>
    </Box>
  );
}
