import type { Request } from '@portal/contract';
import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { chakra, DefinitionList } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { readDetails, sequenceWords } from '../../api/request-details.ts';

const GPF_WORDS: Readonly<Record<number, string>> = { 1: 'Not wanted', 2: 'Wanted' };

/** What is asked for and why. */
export function DetailsTab({ request }: { request: Request }) {
  const details = readDetails(request);
  const sequences = sequenceWords(details);
  const gpf = request.details?.gpf_access_status;
  return (
    <DefinitionList
      items={[
        { term: 'Requested Resource', value: REQUEST_TYPE_LABELS[request.type] },
        { term: 'Cohort', value: request.cohorts.map((cohort) => cohort.display_name).join(', ') },
        {
          term: 'Datasets',
          value: request.datasets?.length ? (
            <chakra.ul m="0" ps="5">
              {request.datasets.map((dataset) => (
                <li key={dataset.id}>
                  <RouteLink to={`/dataset/${dataset.id}`}>{dataset.display_name}</RouteLink> (
                  {dataset.dataset_id})
                </li>
              ))}
            </chakra.ul>
          ) : null,
        },
        { term: 'Globus username', value: details.globus_username },
        { term: 'How the data will be used', value: details.usage },
        ...(sequences ? [{ term: 'Sequence data', value: sequences }] : []),
        ...(gpf ? [{ term: 'GPF viewer access', value: GPF_WORDS[gpf] }] : []),
        ...(details.request_changes ? [{ term: 'What was changed', value: details.request_changes }] : []),
      ]}
    />
  );
}
