import { INSTITUTION_STATUS, REQUEST_STATUS } from '@portal/contract/statuses';
import { OFFERED_REQUEST_TYPES, requestType } from '@portal/contract/request-types/lookup';
import type { RequestTypeDefinition } from '@portal/contract/request-types/request-type';
import {
  Box,
  Grid,
  Heading,
  LoadingText,
  Phrase,
  Stack,
  Text,
  fill,
  formatDateTime,
  Notice,
  Panel,
  BulletList,
} from '@portal/shared-ui';
import { useApi, useList } from '@portal/shared-ui/data';
import { Page, RouteButton, RouteLink } from '@portal/shared-ui/page';
import { useLocation } from '@portal/shared-ui/router';
import { forgetDestination, useSession } from '@portal/shared-ui/session';
import { useEffect } from 'react';
import { formatDuration, neededFor } from '../model/needed.ts';
import { startingType } from '../model/starting-type.ts';
import { stepHash } from '../model/steps.ts';
import { useOffers } from '../hooks/use-offers.ts';
import { useStartsForOthers } from '../../request-start/use-whose-request.ts';
import { useBasket } from '../../basket/basket.ts';
import { DatasetChoice } from './DatasetChoice.tsx';
import { carriedId } from '../../request-start/carried-collection.ts';
import { LastRequest, useLastRequest } from '../../request-start/LastRequest.tsx';
import { TypeChoice } from './TypeChoice.tsx';
import { wizard as words } from '#texts/wizard';

/** Adds the type to the address, unless it already results from the address. */
function withType(search: string, type: RequestTypeDefinition): string {
  if (startingType(search).number === type.number) return search;
  const parameters = new URLSearchParams(search);
  parameters.set('type', type.key);
  return `?${parameters}`;
}

/** Shown before the first step: what is needed, how long it takes, and what follows. */
export function StartPage() {
  const { user, institution } = useSession();
  const { search } = useLocation();
  const dataset = new URLSearchParams(search).get('dataset');
  const projectId = Number(new URLSearchParams(search).get('project') ?? 0);
  const project = useApi('GET /project/{id}/', { params: { id: projectId }, enabled: projectId > 0 });
  const { data: named } = useApi('GET /dataset/{id}/', {
    params: { id: dataset ?? '' },
    enabled: dataset !== null,
    silent: true,
  });
  const offers = useOffers(projectId);
  const type = startingType(search, offers.data?.results);
  const collectionId = carriedId(type, search);
  const { data: collection } = useApi('GET /abn_cart/{id}/', {
    params: { id: collectionId ?? 0 },
    enabled: collectionId !== null,
    silent: true,
  });
  // the user has arrived, possibly through login or registration
  useEffect(forgetDestination, []);
  const startsForOthers = useStartsForOthers();
  const drafts = useList('GET /request/', {
    ...(startsForOthers && user ? { creator: user.id } : {}),
    status: REQUEST_STATUS.CREATED,
    renewal_of__isnull: true,
    type__in: OFFERED_REQUEST_TYPES.map(({ number }) => number),
    ordering: '-id',
    limit: 5,
  });
  const inBasket = useBasket().filter((code) => code !== dataset);
  const reason = offers.data?.results.find((offer) => offer.type === type.number)?.reason ?? null;
  /** The types failed to load; their panel offers a retry. */
  const isUnread = !dataset && Boolean(offers.error);
  const asksAgain = user && !startsForOthers && projectId === 0;
  const { last, isLoading } = useLastRequest(type, asksAgain ? user.id : undefined);
  // waits for all of these, so that nothing moves while the user reads
  const isWaiting = drafts.isLoading || offers.isLoading || isLoading;
  const isRejected = !startsForOthers && institution?.status === INSTITUTION_STATUS.REJECTED;
  const suspended = startsForOthers ? null : user?.suspended_request;
  const canStart = !suspended && !isRejected && reason === null && !isUnread;
  const again = canStart ? last : undefined;
  const isOfDatasets = type.resources === 'datasets';
  // who requested datasets before starts from that request; a dataset page already names the dataset
  const choosesHere = canStart && isOfDatasets && !again && !dataset && !startsForOthers;
  const start = (
    <RouteButton
      to={`${withType(search, type)}${stepHash(1)}`}
      size="lg"
      variant={again ? 'outline' : 'solid'}
    >
      {words.start.submit}
    </RouteButton>
  );
  return (
    <Page title={words.start.title} breadcrumbs={[{ label: words.requests, to: '/request' }]}>
      <Stack gap="6">
        {suspended ? (
          <Notice tone="danger" title={words.start.suspendedTitle}>
            <Phrase
              text={words.start.suspendedText}
              values={{
                requestLink: <RouteLink to={`/request/${suspended}`}>{words.start.openSuspended}</RouteLink>,
              }}
            />
          </Notice>
        ) : null}
        {startsForOthers ? <Text>{words.onBehalf.intro}</Text> : null}
        {isRejected ? (
          <Notice tone="danger" title={words.start.rejectedTitle}>
            {words.start.rejectedText}
          </Notice>
        ) : null}
        {isWaiting ? <LoadingText>{words.loading}</LoadingText> : null}
        {drafts.rows.length > 0 && !isWaiting ? (
          <Notice tone="info" title={words.start.draftsTitle}>
            <BulletList>
              {drafts.rows.map((request) => (
                <li key={request.id}>
                  <Phrase
                    text={words.start.draftLine}
                    values={{
                      draftLink: (
                        <RouteLink to={`/request/create?draft=${request.id}`}>
                          {fill(words.start.continueDraft, { code: request.sfari_request_id })}
                        </RouteLink>
                      ),
                      type: requestType(request.type).label,
                      title: request.project.title,
                      modified: formatDateTime(request.modified),
                    }}
                  />
                </li>
              ))}
            </BulletList>
            {drafts.count > drafts.rows.length ? (
              <RouteLink to={`/request?status=${REQUEST_STATUS.CREATED}`}>
                {fill(words.start.allDrafts, { count: drafts.count })}
              </RouteLink>
            ) : null}
          </Notice>
        ) : null}
        {/* as the aside of a page, but above the datasets, which have its whole width */}
        <Grid
          gridTemplateColumns={{ lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          alignItems="start"
          gap="8"
          hidden={isWaiting}
        >
          <Panel>
            {dataset ? (
              <Text mb="4">
                <Phrase
                  text={words.start.forDataset}
                  values={{
                    dataset: <strong>{named ? `${named.name} (${named.dataset_id})` : dataset}</strong>,
                  }}
                />
              </Text>
            ) : null}
            {collection ? (
              <Text mb="4">
                <Phrase
                  text={words.start.forCollection}
                  values={{ collection: <strong>{collection.collection_name}</strong> }}
                />
              </Text>
            ) : null}
            {inBasket.length > 0 && isOfDatasets && !choosesHere ? (
              <Text mb="4">
                {fill(dataset ? words.start.forBasketToo : words.start.forBasket, { count: inBasket.length })}
              </Text>
            ) : null}
            {project.data ? (
              <Text mb="4">
                <Phrase
                  text={startsForOthers ? words.onBehalf.forProject : words.start.forProject}
                  values={{ project: <strong>{project.data.title}</strong> }}
                />
              </Text>
            ) : null}
            {dataset ? null : <TypeChoice chosen={type} offers={offers} />}
            {again ? <LastRequest key={again.id} last={again} type={type} dataset={dataset} /> : null}
            {dataset && reason !== null ? <Text mt="6">{reason}</Text> : null}
            {canStart && !choosesHere ? <Box mt="6">{start}</Box> : null}
          </Panel>
          <Preparation type={type} />
        </Grid>
        {choosesHere && !isWaiting ? <DatasetChoice project={project.data}>{start}</DatasetChoice> : null}
      </Stack>
    </Page>
  );
}

/** What to prepare, and how long the form takes. */
function Preparation({ type }: { type: RequestTypeDefinition }) {
  return (
    <Panel>
      <Heading as="h2" size="xl" mb="2">
        {words.needs.title}
      </Heading>
      <BulletList>
        {neededFor(type).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </BulletList>
      <Heading as="h2" size="xl" mt="6" mb="2">
        {words.start.durationTitle}
      </Heading>
      <Text>{formatDuration(type)}</Text>
    </Panel>
  );
}
