import type { Request } from '@portal/contract';
import { chakra, fill, formatDate, Notice } from '@portal/shared-ui';
import { REQUEST_STATUS } from '@portal/contract/statuses';
import { request as words } from '#texts/request';

export function WithdrawalNote({ request: { status, withdrawal } }: { request: Request }) {
  if (status !== REQUEST_STATUS.WITHDRAWN || !withdrawal) return null;
  return (
    <Notice tone="info" title={fill(words.withdraw.noteTitle, { date: formatDate(withdrawal.created) })}>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
        {withdrawal.reason}
      </chakra.p>
    </Notice>
  );
}
