import { isOffered, requestType } from '@portal/contract/request-types/lookup';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { EditIcon } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { DocumentLink } from '@portal/shared-ui/file-links';
import type { RequestPart } from '../api/use-request.ts';
import { ReportIncident } from '../../incident/components/ReportIncident.tsx';
import { RenewLink } from '../../renewal/components/RenewLink.tsx';
import { CopyRequestButton } from './CopyRequestButton.tsx';
import { DeleteRequestButton } from './DeleteRequestButton.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';
import { renewal as renewalWords } from '#texts/renewal';
import { request as words } from '#texts/request';

/** What the owner can do with the request now. */
export function RequestActions({ request, read }: RequestPart) {
  const { status, abilities } = request;
  const hasForm = Boolean(request.renewal_of) || isOffered(request.type);
  const isNoticed = requestType(request.type).documents.includes('approval_notice');
  const hasNotice = isNoticed && (status === S.APPROVED || status === S.FULFILLED);
  return (
    <>
      {hasNotice ? (
        <DocumentLink
          path={`/request/${request.id}/approval_notice/`}
          fileName={`${request.sfari_request_id}-approval-notice.pdf`}
          label={words.actions.approvalNotice}
        />
      ) : null}
      {status === S.CREATED ? null : (
        <DocumentLink
          path={`/request/${request.id}/docs/`}
          fileName={`${request.sfari_request_id}-application.pdf`}
          label={words.actions.application}
        />
      )}
      <RouteButton to="?mode=history" variant="ghost" colorPalette="gray">
        {words.actions.auditTrail}
      </RouteButton>
      {abilities['copy'] && status !== S.CREATED ? <CopyRequestButton request={request} /> : null}
      {abilities['renew'] ? <RenewLink request={request} /> : null}
      {abilities['report_incident'] ? <ReportIncident request={request} /> : null}
      {abilities['withdraw'] ? <WithdrawButton request={request} read={read} /> : null}
      {abilities['delete'] && status === S.CREATED ? <DeleteRequestButton request={request} /> : null}
      {abilities['edit'] && hasForm && status === S.CREATED ? (
        <RouteButton
          to={request.renewal_of ? renewalAddress(request.renewal_of) : `/request/create?draft=${request.id}`}
        >
          <EditIcon />
          {words.actions.continueDraft}
        </RouteButton>
      ) : null}
      {abilities['edit'] && hasForm && (status === S.REVISIONS_REQUESTED || status === S.DEFERRED) ? (
        <RouteButton to="?mode=edit">
          <EditIcon />
          {request.renewal_of ? renewalWords.edit : words.actions.edit}
        </RouteButton>
      ) : null}
    </>
  );
}
