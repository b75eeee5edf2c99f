import { MESSAGES } from '@portal/contract/messages';
import { hasScoringPage, REVIEW_PANEL_ID } from '@portal/contract/review-address';
import { INSTITUTION_STATUS, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { Alert, Box, Grid, HStack, Link, LoadingText, lazyPart, Notice } from '@portal/shared-ui';
import { useOpenedObject } from '@portal/shared-ui/commands';
import { Navigate, useSearchParams } from '@portal/shared-ui/router';
import { Page } from '@portal/shared-ui/page';
import { RequestStatusText } from '@portal/shared-ui/request-status';
import { useSession } from '@portal/shared-ui/session';
import { TransferAgreementNotice } from '@portal/shared-ui/transfer-agreement';
import { Suspense } from 'react';
import { isCorrectable } from '../../request-edit/model/correction-form.ts';
import { isSummaryEditable } from '../../match-summary/model/editors.ts';
import { useReviewRights } from '../../review/components/ReviewPart.tsx';
import { BREADCRUMBS } from '../model/breadcrumbs.ts';
import type { PanelProps } from '../model/panel-props.ts';
import { pageAddress, tabAddress } from '../model/tab-address.ts';
import { AdminPanel, usePanelTitle } from './AdminPanel.tsx';
import { DraftLink } from './DraftLink.tsx';
import { ModeNotice } from './ModeNotice.tsx';
import { PageLink } from './PageLink.tsx';
import { showsAvailability } from '../model/brief-facts.ts';
import { RequestBrief } from './RequestBrief.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { request as words } from '#texts/request';

// Loaded on demand: only editors need the forms.
const SummaryEditor = lazyPart(() => import('../../match-summary/components/SummaryEditor.tsx'));
const RequestEditor = lazyPart(() => import('../../request-edit/components/RequestEditor.tsx'));

/** Two fifths of the width for writing a review; half of the page for the six columns of samples. */
const REVIEW_PANEL = 'minmax(0, 3fr) minmax(25rem, 2fr)';
const SAMPLES_PANEL = 'minmax(0, 1fr) minmax(25rem, 1fr)';
const PANEL = 'minmax(0, 1fr) 25rem';

/** If the panel is below the request, it stays hidden until the content above is loaded, which would move it. */
const PANEL_WAITS = { '& > :has([data-waiting]) + *': { visibility: { base: 'hidden', xl: 'visible' } } };

/** The request on the left and the ADMIN panel on the right, or one above the other on narrow screens. */
export function StaffRequestView(props: PanelProps) {
  const { request } = props;
  const { institution } = request;
  const { mine } = useReviewRights(request);
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const { role } = useSession();
  const panel = usePanelTitle(request);
  useOpenedObject({
    path: `/request/${request.id}`,
    label: request.project.title,
    detail: request.sfari_request_id,
  });
  const isEditing = mode === 'edit' && isCorrectable(request);
  const isSummarizing = mode === 'summary' && isSummaryEditable(request, role);
  if (mode === 'audit' && request.abilities['view_history'])
    return <Navigate to={tabAddress('audit', search)} replace />;
  return (
    <Page
      title={request.project.title}
      code={request.sfari_request_id}
      breadcrumbs={BREADCRUMBS}
      summary={
        <HStack wrap="wrap" columnGap="3" rowGap="1">
          <RequestStatusText request={request} />
          <span>
            {REQUEST_TYPE_LABELS[request.type]} ·{' '}
            <PageLink to={`/user/${request.owner.id}`}>{request.owner.display_name}</PageLink>,{' '}
            {institution ? (
              <PageLink to={`/institution/${institution.id}`}>{institution.display_name}</PageLink>
            ) : (
              words.noInstitution
            )}
          </span>
        </HStack>
      }
      actions={
        <>
          <DraftLink request={request} />
          <Link href={`#${REVIEW_PANEL_ID}`} hideFrom="xl">
            {panel.link}
          </Link>
        </>
      }
    >
      {institution?.status === INSTITUTION_STATUS.APPROVED ? null : (
        <Alert.Root status="warning" mb="6">
          <Alert.Indicator />
          <Alert.Title>{MESSAGES.unconfirmedBanner}</Alert.Title>
        </Alert.Root>
      )}
      {institution?.restricted ? (
        <Box mb="6">
          <Notice tone="warning" title={MESSAGES.listedCountry}>
            {words.listedCountry}
          </Notice>
        </Box>
      ) : null}
      <Box mb="6" _empty={{ display: 'none' }}>
        <TransferAgreementNotice request={request} />
      </Box>
      <RequestBrief request={request} />
      {isEditing || isSummarizing ? null : <ModeNotice mode={mode} />}
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          xl: showsAvailability(request)
            ? SAMPLES_PANEL
            : mine && !hasScoringPage(request.type)
              ? REVIEW_PANEL
              : PANEL,
        }}
        gap={{ base: '8', xl: '10' }}
        css={PANEL_WAITS}
      >
        {isEditing || isSummarizing ? (
          <Suspense fallback={<LoadingText>{words.loading}</LoadingText>}>
            {isEditing ? (
              <RequestEditor {...props} pageAddress={pageAddress({}, search)} />
            ) : (
              <SummaryEditor request={request} />
            )}
          </Suspense>
        ) : (
          <RequestTabs request={request} />
        )}
        <AdminPanel {...props} />
      </Grid>
    </Page>
  );
}
