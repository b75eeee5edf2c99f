import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { Box, chakra, DefinitionList, formatDate, Grid, Heading } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestChanges } from '@portal/shared-ui/request-changes';
import { DecisionDocuments } from '@portal/shared-ui/request-status';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { StatusTimeline } from '@portal/shared-ui/timeline';
import { FileLinks } from '@portal/shared-ui/file-links';
import { AtPlace } from '../../revision-points/components/PlacePoints.tsx';
import { PointPanel } from '../../revision-points/components/PointPanel.tsx';
import { detailItems } from '../model/detail-items.ts';
import { DataUseHints } from './DataUseHints.tsx';
import { PageLink } from './PageLink.tsx';
import { StatusTimes } from './StatusTimes.tsx';
import { request as words } from '#texts/request';

/** Dates that have come; the timeline tells the rest. */
const dates = (request: Request) =>
  [
    { term: words.details.submitted, value: formatDate(request.submission_date) },
    { term: words.details.decided, value: formatDate(request.decision_date) },
    { term: words.details.fulfilled, value: formatDate(request.fulfillment_date) },
    { term: words.details.expires, value: formatDate(request.expiration_date) },
    { term: words.details.revoked, value: formatDate(request.revocation_date) },
  ].filter(({ value }) => value);

/** By the room there is, which a queue and a panel beside the page take from the answers. */
const IN_WIDE_ROOM = '@container (min-width: 44rem)';
const ANSWERS_AND_PROGRESS = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [IN_WIDE_ROOM]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
};
/** Above the answers in a narrow room, its parts beside each other. */
const PROGRESS = {
  order: -1,
  display: 'grid',
  alignContent: 'start',
  gap: '8',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  [IN_WIDE_ROOM]: { order: 0, gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '3' },
};

/** What was asked for, and how far it has come. */
export function DetailsTab({ request }: { request: Request }) {
  const type = requestType(request.type);
  const { datasets = [] } = request;
  const showsDatasets = !request.renewal_of && (type.resources === 'datasets' || datasets.length > 0);
  const answers = detailItems(request);
  const places = [
    ...(showsDatasets ? ['part.resources'] : []),
    ...answers.map(({ name }) => `field.${name}`),
  ];
  return (
    <>
      <DecisionDocuments request={request} />
      <PointPanel request={request} shownPlaces={places} />
      <RequestChanges requestId={request.id} />
      <Box containerType="inline-size">
        <Grid gap="8" css={ANSWERS_AND_PROGRESS}>
          <DefinitionList
            items={[
              { term: words.details.resource, value: type.label },
              {
                term: words.details.project,
                value: <PageLink to={`/project/${request.project.id}`}>{request.project.title}</PageLink>,
              },
              // where the form asks for the cohort, its answer says it
              ...(request.cohorts.length > 0 && type.cohortField === undefined
                ? [
                    {
                      term: words.details.cohorts,
                      value: request.cohorts.map((cohort) => cohort.display_name).join(', '),
                    },
                  ]
                : []),
              ...(showsDatasets
                ? [
                    {
                      term: words.details.datasets,
                      value: (
                        <AtPlace request={request} place="part.resources">
                          {datasets.length > 0 ? <Datasets datasets={datasets} /> : null}
                        </AtPlace>
                      ),
                    },
                  ]
                : []),
              ...answers.map(({ name, term, value, isHtml, files }) => ({
                term,
                value: (
                  <AtPlace request={request} place={`field.${name}`}>
                    {files.length > 0 ? (
                      <FileLinks files={files} />
                    ) : isHtml ? (
                      <SafeHtml html={value} />
                    ) : (
                      // Typed text is shown as it was typed: "<" is a sign, and a new line a new line.
                      value && <chakra.span whiteSpace="pre-wrap">{value}</chakra.span>
                    )}
                  </AtPlace>
                ),
              })),
              ...dates(request),
            ]}
          />
          <Box css={PROGRESS}>
            <chakra.section aria-labelledby="request-progress">
              <Heading as="h2" id="request-progress" textStyle="md" mb="4">
                {words.details.progress}
              </Heading>
              <StatusTimeline label={words.details.progressLabel} stages={request.stages ?? []} />
            </chakra.section>
            {request.status_times?.length ? <StatusTimes times={request.status_times} /> : null}
          </Box>
        </Grid>
      </Box>
      <DataUseHints hints={request.data_use ?? []} />
    </>
  );
}

function Datasets({ datasets }: { datasets: NonNullable<Request['datasets']> }) {
  return (
    <chakra.ul m="0" ps="5" listStyleType="disc">
      {datasets.map((dataset) => (
        <li key={dataset.id}>
          <RouteLink to={`/dataset/${dataset.id}`}>{dataset.display_name}</RouteLink>
        </li>
      ))}
    </chakra.ul>
  );
}
