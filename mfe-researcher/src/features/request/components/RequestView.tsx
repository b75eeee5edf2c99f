import {
  REQUEST_STATUS,
  REQUEST_TYPE_LABELS,
  UNCONFIRMED_INSTITUTION_STATUSES,
} from '@portal/contract/statuses';
import { formatDate, HStack, Stack, Phrase, Notice } from '@portal/shared-ui';
import { useOpenedObject } from '@portal/shared-ui/commands';
import { AwaitReads } from '@portal/shared-ui/errors';
import { Page, RouteLink } from '@portal/shared-ui/page';
import type { RequestPart } from '../api/use-request.ts';
import { QuestionNotice } from './conversation/QuestionNotice.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { IrbBanner } from './IrbBanner.tsx';
import { PendingTeam } from './PendingTeam.tsx';
import { PrimaryAction, RequestActions, WithdrawalHint } from './RequestActions.tsx';
import { RequestProgress } from './RequestProgress.tsx';
import { DecisionDocuments, RequestStatusText } from '@portal/shared-ui/request-status';
import { TransferAgreementNotice } from '@portal/shared-ui/transfer-agreement';
import { ShipmentNotice } from '../../shipment/components/ShipmentNotice.tsx';
import { useTransferStep } from '../model/use-transfer-step.ts';
import { useNoticeReads } from '../model/use-notice-reads.ts';
import { useWaitingMembers } from '../model/use-waiting-members.ts';
import { RequestTabs } from './RequestTabs.tsx';
import { WithdrawalNote } from './WithdrawalNote.tsx';
import { renewal as renewalWords } from '#texts/renewal';
import { request as words } from '#texts/request';

/** The request page for its owner: state, who acts next, and all parts. */
export function RequestView({ request, read }: RequestPart) {
  useOpenedObject({
    path: `/request/${request.id}`,
    label: request.project.title,
    detail: request.sfari_request_id,
  });
  // While the agreement waits, the progress panel says who must sign it.
  const transfer = useTransferStep(request);
  const noticeReads = useNoticeReads(request);
  // The team notice already names the institution, so the other notice is dropped.
  const waiting = useWaitingMembers(request);
  const isUnconfirmed =
    waiting?.length === 0 &&
    request.institution &&
    UNCONFIRMED_INSTITUTION_STATUSES.includes(request.institution.status);
  return (
    <Page
      title={request.project.title}
      code={request.sfari_request_id}
      breadcrumbs={[
        { label: words.list.title, to: '/request' },
        ...(request.renewal_of
          ? [{ label: request.renewal_of.sfari_request_id, to: `/request/${request.renewal_of.id}` }]
          : []),
      ]}
      summary={
        <HStack wrap="wrap" columnGap="4" rowGap="1">
          <RequestStatusText isQuiet request={request} />
          <span>{REQUEST_TYPE_LABELS[request.type]}</span>
          {request.renewal_of ? (
            <span>
              <Phrase
                text={renewalWords.renews}
                values={{
                  code: (
                    <RouteLink key="renewed" to={`/request/${request.renewal_of.id}`}>
                      {request.renewal_of.sfari_request_id}
                    </RouteLink>
                  ),
                }}
              />
            </span>
          ) : null}
          {request.submission_date ? (
            <span>
              <Phrase
                text={words.view.submitted}
                values={{ submissionDate: formatDate(request.submission_date) }}
              />
            </span>
          ) : null}
          {request.expiration_date && request.status !== REQUEST_STATUS.ARCHIVED ? (
            <span>
              <Phrase
                text={words.view.expires}
                values={{ expirationDate: formatDate(request.expiration_date) }}
              />
            </span>
          ) : null}
        </HStack>
      }
      actions={<PrimaryAction request={request} />}
    >
      <AwaitReads reads={noticeReads}>
        <Stack gap="6">
          <RequestProgress request={request}>
            <RequestActions request={request} read={read} />
            <WithdrawalHint request={request} />
          </RequestProgress>
          <QuestionNotice request={request} />
          <ShipmentNotice request={request} />
          {transfer ? null : <TransferAgreementNotice request={request} />}
          <DecisionNote request={request} />
          <DecisionDocuments request={request} />
          <WithdrawalNote request={request} />
          {isUnconfirmed ? (
            <Notice tone="info" title={words.view.unconfirmedTitle}>
              {words.view.unconfirmedText}
            </Notice>
          ) : null}
          <IrbBanner request={request} />
          <PendingTeam request={request} />
          <RequestTabs request={request} />
        </Stack>
      </AwaitReads>
    </Page>
  );
}
