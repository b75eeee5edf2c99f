import { isOffered, requestType } from '@portal/contract/request-types/lookup';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { Button, DownloadIcon, EditIcon } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { streamAddress } from '@portal/shared-ui/data';
import type { RequestPart } from '../api/use-request.ts';
import { CopyRequestButton } from './CopyRequestButton.tsx';
import { DeleteRequestButton } from './DeleteRequestButton.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';
import { request as words } from '#texts/request';

/** What the owner can do with the request now. */
export function RequestActions({ request, read }: RequestPart) {
  const { status, abilities } = request;
  const hasForm = isOffered(request.type);
  const isNoticed = requestType(request.type).documents.includes('approval_notice');
  const hasNotice = isNoticed && (status === S.APPROVED || status === S.FULFILLED);
  return (
    <>
      {hasNotice ? (
        <Button asChild variant="outline">
          <a href={streamAddress(`/request/${request.id}/approval_notice/`)} download>
            <DownloadIcon />
            {words.actions.approvalNotice}
          </a>
        </Button>
      ) : null}
      <RouteButton to="?mode=history" variant="ghost" colorPalette="gray">
        {words.actions.auditTrail}
      </RouteButton>
      {abilities['copy'] && status !== S.CREATED ? <CopyRequestButton request={request} /> : null}
      {abilities['withdraw'] ? <WithdrawButton request={request} read={read} /> : null}
      {abilities['delete'] && status === S.CREATED ? <DeleteRequestButton request={request} /> : null}
      {abilities['edit'] && hasForm && status === S.CREATED ? (
        <RouteButton to={`/request/create?draft=${request.id}`}>
          <EditIcon />
          {words.actions.continueDraft}
        </RouteButton>
      ) : null}
      {abilities['edit'] && hasForm && (status === S.REVISIONS_REQUESTED || status === S.DEFERRED) ? (
        <RouteButton to="?mode=edit">
          <EditIcon />
          {words.actions.edit}
        </RouteButton>
      ) : null}
    </>
  );
}
