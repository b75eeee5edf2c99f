import type { Dataset } from '@portal/contract';
import {
  fill,
  HStack,
  lazyPart,
  LoadingText,
  Panel,
  SectionHeading,
  StatusBadge,
  Text,
} from '@portal/shared-ui';
import { CohortMark } from '@portal/shared-ui/cohort';
import { useOpenedObject } from '@portal/shared-ui/commands';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useParams, useSearchParams } from '@portal/shared-ui/router';
import { findMode } from '../../dataset-admin/admin-modes.ts';
import { PUBLIC_ORIGIN } from '../components/public-origin.ts';
import { rememberDestination, useSession } from '@portal/shared-ui/session';
import { Suspense } from 'react';
import { useAccessRequests, useApprovedDatasets } from '../api/use-approved-datasets.ts';
import { useBottomBar } from '../../basket/use-bottom-bar.ts';
import { DatasetContent } from '../components/DatasetContent.tsx';
import { DATASET_EXPAND, DatasetFacts } from '../components/DatasetFacts.tsx';
import { DatasetMarkup } from '../components/Citation.tsx';
import { VersionHistory } from '../components/VersionHistory.tsx';
import { dataset as texts } from '#texts/dataset';

const ADMIN_ACTIONS: ReadonlySet<string> = new Set(['edit', 'mail']);
const CATALOGUE = { label: texts.title, to: '/dataset' };
const PUBLIC = { label: texts.publicTitle, to: '/public-resources' };

/** Loaded separately, because the form brings the human-verification script that other pages do not need. */
const FeedbackForm = lazyPart(async () => ({
  default: (await import('../components/FeedbackForm.tsx')).FeedbackForm,
}));

/** The administrator forms, which other readers do not load. */
const DatasetModes = lazyPart(async () => ({
  default: (await import('../../dataset-admin/components/DatasetModes.tsx')).DatasetModes,
}));
/** Offers to start from the reader's last request. Readers without an earlier request do not load it. */
const LastRequestHere = lazyPart(() => import('../../request-start/LastRequest.tsx'));
const AdminActions = lazyPart(async () => ({
  default: (await import('../../dataset-admin/components/AdminActions.tsx')).AdminActions,
}));

/** /dataset/{code}, or the id of one version: its content and the button to request it. */
export function Component() {
  const { objectId = '' } = useParams();
  const mode = findMode(useSearchParams()[0].get('mode'));
  return mode ? (
    <Suspense fallback={<LoadingText />}>
      <DatasetModes key={`${objectId} ${mode}`} id={objectId} mode={mode} />
    </Suspense>
  ) : (
    <DatasetPage objectId={objectId} />
  );
}

function DatasetPage({ objectId }: { objectId: string }) {
  const read = useApi('GET /dataset/{id}/', {
    params: { id: objectId },
    query: { expand: DATASET_EXPAND },
  });
  // with its answer the page has a badge and links instead of the button to request
  const access = useApprovedDatasets();
  return (
    <ReadGate
      read={{ ...read, data: access.isLoading ? undefined : read.data }}
      failure={texts.loadFailed}
      heading={texts.title}
    >
      {(dataset) => <DatasetView dataset={dataset} />}
    </ReadGate>
  );
}

function DatasetView({ dataset }: { dataset: Dataset }) {
  useOpenedObject({ path: `/dataset/${dataset.id}`, label: dataset.name, detail: dataset.dataset_id });
  const { user, role } = useSession();
  const hasAccess = useApprovedDatasets().approved.has(dataset.id);
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  const isVisitor = !user;
  // A reader who came from the public catalog returns to it. Visitors have no other catalog.
  const isFromPublic = useSearchParams()[0].get('from') === PUBLIC_ORIGIN || isVisitor;
  const isKeeper = Object.entries(dataset.abilities ?? {}).some(
    ([action, isAllowed]) => isAllowed && ADMIN_ACTIONS.has(action),
  );
  const canApply = isResearcher && dataset.available && !hasAccess && !user?.suspended_request;
  return (
    <Page
      title={dataset.name}
      isPublic={isVisitor}
      breadcrumbs={[isFromPublic ? PUBLIC : CATALOGUE]}
      summary={
        <HStack wrap="wrap" gap="3">
          <CohortMark cohort={dataset.cohort.display_name} boxSize="9" />
          <span>{dataset.dataset_id}</span>
          <StatusBadge tone={dataset.available ? 'success' : 'closed'}>
            {dataset.available ? texts.available : texts.unavailable}
          </StatusBadge>
          {hasAccess ? <StatusBadge tone="success">{texts.hasAccess}</StatusBadge> : null}
        </HStack>
      }
      actions={
        isKeeper ? (
          <Suspense fallback={null}>
            <AdminActions dataset={dataset} />
          </Suspense>
        ) : null
      }
      aside={
        <>
          {canApply || isVisitor ? (
            <RequestBox dataset={dataset} isVisitor={isVisitor} />
          ) : isResearcher && !dataset.available ? (
            <Panel>{texts.notRequestable}</Panel>
          ) : null}
          <Panel>
            <SectionHeading>{texts.about}</SectionHeading>
            <DatasetFacts dataset={dataset} />
          </Panel>
          {isResearcher || isVisitor ? (
            <Suspense fallback={null}>
              <FeedbackForm key={dataset.id} dataset={dataset.dataset_id || dataset.id} />
            </Suspense>
          ) : null}
        </>
      }
    >
      {isVisitor ? <DatasetMarkup dataset={dataset} /> : null}
      {hasAccess ? <AccessLinks dataset={dataset.id} /> : null}
      <DatasetContent dataset={dataset} />
      {dataset.abilities?.['see_versions'] ? <VersionHistory dataset={dataset} /> : null}
    </Page>
  );
}

/** The button to request the data, with the requirements. It stays in sight: at the top of the column, on narrow screens at the bottom. */
function RequestBox({ dataset, isVisitor }: { dataset: Dataset; isVisitor: boolean }) {
  useBottomBar();
  const request = `/request/create?dataset=${encodeURIComponent(dataset.dataset_id)}`;
  const days = dataset.usage?.days_to_access;
  if (!dataset.available) return <Panel>{texts.notRequestable}</Panel>;
  return (
    <Panel
      as="section"
      aria-label={texts.requestTitle}
      position="sticky"
      order={{ base: '1', lg: '0' }}
      bottom={{ base: '0', lg: 'auto' }}
      top={{ lg: '4' }}
      zIndex="docked"
      boxShadow="md"
      p={{ base: '3', lg: '6' }}
    >
      {isVisitor ? (
        // leads through login or registration, which return to this page
        <RouteButton to={request} width="full" onClick={() => rememberDestination(request)}>
          {texts.accessTitle}
        </RouteButton>
      ) : (
        <RouteButton to={request} width="full">
          {texts.applyButton}
        </RouteButton>
      )}
      {isVisitor ? null : (
        <Suspense fallback={null}>
          <LastRequestHere dataset={dataset.dataset_id} />
        </Suspense>
      )}
      {/* on a narrow screen the bar must stay lower than the scroll margin of the page */}
      <Text textStyle="sm" color="fg.muted" mt="2" {...(isVisitor ? {} : { hideBelow: 'lg' })}>
        {isVisitor ? texts.signInHint : texts.requestHint}
      </Text>
      {days ? (
        <Text textStyle="sm" mt="2" hideBelow="lg">
          {fill(texts.daysToAccess, { days })}
        </Text>
      ) : null}
    </Panel>
  );
}

/** Links to the requests that grant the reader this dataset; they explain how to reach the data. */
function AccessLinks({ dataset }: { dataset: string }) {
  const requests = useAccessRequests(dataset);
  if (requests.length === 0) return null;
  return (
    <HStack wrap="wrap" gap="3" mb="4">
      {requests.map(({ id, sfari_request_id: code }) => (
        <RouteLink key={id} to={`/request/${id}?tab=access`}>
          {fill(texts.accessDetails, { code })}
        </RouteLink>
      ))}
    </HStack>
  );
}
