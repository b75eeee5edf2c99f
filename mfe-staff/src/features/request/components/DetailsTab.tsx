import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { chakra, DefinitionList, formatDate, Grid, Heading } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestChanges } from '@portal/shared-ui/request-changes';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { StatusTimeline } from '@portal/shared-ui/timeline';
import { FileLinks } from '@portal/shared-ui/upload';
import { detailItems } from '../api/detail-items.ts';
import { PageLink } from './PageLink.tsx';
import { request as words } from '#texts/request';

/** Dates that have come; the timeline tells the rest. */
const dates = (request: Request) =>
  [
    { term: words.details.submitted, value: formatDate(request.submission_date) },
    { term: words.details.decided, value: formatDate(request.decision_date) },
    { term: words.details.fulfilled, value: formatDate(request.fulfillment_date) },
    { term: words.details.expires, value: formatDate(request.expiration_date) },
  ].filter(({ value }) => value);

const looksLikeHtml = (text: string) => /<\w+[^>]*>/.test(text);

/** What was asked for, and how far it has come. */
export function DetailsTab({ request }: { request: Request }) {
  const type = requestType(request.type);
  const { datasets = [] } = request;
  return (
    <>
      <RequestChanges requestId={request.id} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 14rem' }} gap="8">
        <DefinitionList
          items={[
            { term: words.details.resource, value: type.label },
            {
              term: words.details.project,
              value: <PageLink to={`/project/${request.project.id}`}>{request.project.title}</PageLink>,
            },
            {
              term: words.details.cohorts,
              value: request.cohorts.map((cohort) => cohort.display_name).join(', '),
            },
            ...(type.resources === 'datasets' || datasets.length > 0
              ? [
                  {
                    term: words.details.datasets,
                    value: datasets.length > 0 ? <Datasets datasets={datasets} /> : null,
                  },
                ]
              : []),
            ...detailItems(request).map(({ term, value, files = [] }) => ({
              term,
              value:
                files.length > 0 ? (
                  <FileLinks files={files} />
                ) : looksLikeHtml(value) ? (
                  <SafeHtml html={value} />
                ) : (
                  value
                ),
            })),
            ...dates(request),
          ]}
        />
        <chakra.section aria-labelledby="request-progress" order={{ base: '-1', lg: '0' }}>
          <Heading as="h2" id="request-progress" textStyle="md" mb="4" pt={{ lg: '3' }}>
            {words.details.progress}
          </Heading>
          <StatusTimeline label={words.details.progressLabel} stages={request.stages ?? []} />
        </chakra.section>
      </Grid>
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
