import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import type { Request } from '@portal/contract/types';
import { chakra, DefinitionList, formatDate, Heading, Stack } from '@portal/shared-ui';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { StatusTimeline } from '@portal/shared-ui/timeline';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const yesNo = (value: boolean | null | undefined): string =>
  value === true ? 'Yes' : value === false ? 'No' : '';

/** What was asked for, and how far it has come. */
export function DetailsTab({ request }: { request: Request }) {
  const { details } = request;
  const data = details?.additional_data ?? {};
  const sequences = Array.isArray(data['genetic_seq']) ? data['genetic_seq'].map(String).join(', ') : '';
  return (
    <Stack gap="8">
      <DefinitionList
        items={[
          { term: 'Requested resource', value: REQUEST_TYPE_LABELS[request.type] },
          { term: 'Cohorts', value: request.cohorts.map((cohort) => cohort.display_name).join(', ') },
          {
            term: 'Datasets',
            value: request.datasets?.length ? (
              <chakra.ul m="0" ps="5">
                {request.datasets.map((dataset) => (
                  <li key={dataset.id}>{dataset.display_name}</li>
                ))}
              </chakra.ul>
            ) : null,
          },
          { term: 'Globus username', value: text(data['globus_username']) },
          { term: 'Genetic sequencing', value: sequences },
          {
            term: 'Intended use',
            value: text(data['usage']) ? <SafeHtml html={text(data['usage'])} /> : null,
          },
          { term: 'Intends to download', value: yesNo(details?.intent_to_download) },
          { term: 'Date submitted', value: formatDate(request.submission_date) },
          { term: 'Date decided', value: formatDate(request.decision_date) },
          { term: 'Date fulfilled', value: formatDate(request.fulfillment_date) },
          { term: 'Expires', value: formatDate(request.expiration_date) },
        ]}
      />
      <section>
        <Heading as="h2" textStyle="lg" mb="4">
          Progress
        </Heading>
        <StatusTimeline stages={request.stages ?? []} />
      </section>
    </Stack>
  );
}
