import { Notice, Text } from '@portal/shared-ui';
import type { Batch } from './use-batch.ts';
import { batch as words } from '#texts/batch';

export function UnreadRows({ unread }: Pick<Batch, 'unread'>) {
  if (unread.length === 0) return null;
  return (
    <Notice tone="warning" title={words.unread}>
      {unread.map(({ id, reason }) => (
        <Text key={id}>{reason}</Text>
      ))}
    </Notice>
  );
}
