import { isOffered, requestType } from '@portal/contract/request-types/lookup';
import { renewalAddress } from '@portal/contract/request-types/renewals/renewal-rules';
import { REQUEST_STATUS as S } from '@portal/contract/statuses';
import { EditIcon, Flex, Link, Phrase, Text } from '@portal/shared-ui';
import { useBranding } from '@portal/shared-ui/branding';
import { RouteButton } from '@portal/shared-ui/page';
import { DocumentLink } from '@portal/shared-ui/file-links';
import { useSessionUser } from '@portal/shared-ui/session';
import type { RequestPart } from '../api/use-request.ts';
import { ReportIncident } from '../../incident/components/ReportIncident.tsx';
import { RenewLink } from './RenewLink.tsx';
import { CopyRequestButton } from './CopyRequestButton.tsx';
import { DeleteRequestButton } from './DeleteRequestButton.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';
import { renewal as renewalWords } from '#texts/renewal';
import { request as words } from '#texts/request';

const QUIET_BUTTON = { variant: 'ghost', colorPalette: 'gray', size: 'sm' } as const;

/** The owner's most likely next step; nothing if someone else must act. */
export function PrimaryAction({ request }: Pick<RequestPart, 'request'>) {
  const { status, abilities, renewal_of: renewalOf } = request;
  if (!abilities['edit'] || !(renewalOf || isOffered(request.type)))
    return abilities['renew'] ? <RenewLink request={request} /> : null;
  if (status === S.CREATED)
    return (
      <RouteButton to={renewalOf ? renewalAddress(renewalOf) : `/request/create?draft=${request.id}`}>
        <EditIcon />
        {words.actions.continueDraft}
      </RouteButton>
    );
  if (status !== S.REVISIONS_REQUESTED && status !== S.DEFERRED) return null;
  return (
    <RouteButton to="?mode=edit">
      <EditIcon />
      {renewalOf ? renewalWords.edit : words.actions.edit}
    </RouteButton>
  );
}

/** Tells the owner of a request under review how to withdraw it, which only its staff can do then. */
export function WithdrawalHint({ request: { status, owner } }: Pick<RequestPart, 'request'>) {
  const user = useSessionUser();
  const { support_email: support } = useBranding();
  if (owner.id !== user.id || (status !== S.UNDER_REVIEW && status !== S.REVIEW_MEETING)) return null;
  return (
    <Text textStyle="sm" color="fg.muted" mt="2">
      <Phrase
        text={words.withdraw.askStaff}
        values={{ support: <Link href={`mailto:${support}`}>{support}</Link> }}
      />
    </Text>
  );
}

/** The owner's other actions on the request: documents first, irreversible ones last. */
export function RequestActions({ request, read }: RequestPart) {
  const { status, abilities } = request;
  const isNoticed = requestType(request.type).documents.includes('approval_notice');
  const hasNotice = isNoticed && (status === S.APPROVED || status === S.FULFILLED);
  return (
    <Flex
      as="ul"
      aria-label={words.actions.label}
      listStyleType="none"
      wrap="wrap"
      columnGap="1"
      css={{ '& > li:empty': { display: 'none' } }}
    >
      <li>
        {hasNotice ? (
          <DocumentLink
            path={`/request/${request.id}/approval_notice/`}
            fileName={`${request.sfari_request_id}-approval-notice.pdf`}
            label={words.actions.approvalNotice}
            {...QUIET_BUTTON}
          />
        ) : null}
      </li>
      <li>
        {status === S.CREATED ? null : (
          <DocumentLink
            path={`/request/${request.id}/docs/`}
            fileName={`${request.sfari_request_id}-application.pdf`}
            label={words.actions.application}
            {...QUIET_BUTTON}
          />
        )}
      </li>
      <li>
        <RouteButton to="?mode=history" {...QUIET_BUTTON}>
          {words.actions.auditTrail}
        </RouteButton>
      </li>
      <li>{abilities['copy'] && status !== S.CREATED ? <CopyRequestButton request={request} /> : null}</li>
      <li>{abilities['report_incident'] ? <ReportIncident request={request} /> : null}</li>
      <li>{abilities['withdraw'] ? <WithdrawButton request={request} read={read} /> : null}</li>
      <li>
        {abilities['delete'] && status === S.CREATED ? <DeleteRequestButton request={request} /> : null}
      </li>
    </Flex>
  );
}
