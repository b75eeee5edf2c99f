import { REQUEST_STATUS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { fill, formatDate, Text } from '@portal/shared-ui';
import { request as words } from '#texts/request';

/** Why the owner withdrew the request; nothing where staff did, or nobody. */
export function WithdrawalReason({ request: { status, withdrawal } }: { request: Request }) {
  if (status !== REQUEST_STATUS.WITHDRAWN || !withdrawal) return null;
  return (
    <Text mb="4" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {fill(words.withdrawal, { date: formatDate(withdrawal.created), reason: withdrawal.reason })}
    </Text>
  );
}
