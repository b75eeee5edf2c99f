import { requestType } from '@portal/contract/request-types/lookup';
import type { Request } from '@portal/contract/types';
import { chakra, DefinitionList, formatDate } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { RequestChanges } from '@portal/shared-ui/request-changes';
import { DecisionDocuments } from '@portal/shared-ui/request-status';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { FileLinks } from '@portal/shared-ui/file-links';
import { AtPlace } from '../../revision-points/components/PlacePoints.tsx';
import { PointPanel } from '../../revision-points/components/PointPanel.tsx';
import { detailItems } from '../model/detail-items.ts';
import { DataUseHints } from './DataUseHints.tsx';
import { PageLink } from './PageLink.tsx';
import { request as words } from '#texts/request';

/** Only dates in the past; the stages at the top of the page show the rest. */
const dates = (request: Request) =>
  [
    { term: words.details.submitted, value: formatDate(request.submission_date) },
    { term: words.details.decided, value: formatDate(request.decision_date) },
    { term: words.details.fulfilled, value: formatDate(request.fulfillment_date) },
    { term: words.details.expires, value: formatDate(request.expiration_date) },
    { term: words.details.revoked, value: formatDate(request.revocation_date) },
  ].filter(({ value }) => value);

/** The requested resources and the answers. */
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
      <DefinitionList
        items={[
          { term: words.details.resource, value: type.label },
          {
            term: words.details.project,
            value: <PageLink to={`/project/${request.project.id}`}>{request.project.title}</PageLink>,
          },
          // if the form asks for the cohort, it is among the answers
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
                  // Shows plain text literally: "<" is a character, and line breaks are preserved.
                  value && <chakra.span whiteSpace="pre-wrap">{value}</chakra.span>
                )}
              </AtPlace>
            ),
          })),
          ...dates(request),
        ]}
      />
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
