import type { Request } from '@portal/contract';
import { REQUEST_TYPE, REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { DefinitionList } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { OtherDetails } from './OtherDetails.tsx';
import { readDetails, sequenceWords } from '../../api/request-details.ts';
import { BulletList } from '../../../common/BulletList.tsx';
import { request as words } from '#texts/request';

const GPF_WORDS: Readonly<Record<number, string>> = { 1: words.notWanted, 2: 'Wanted' };

/** What is asked for and why. */
export function DetailsTab({ request }: { request: Request }) {
  if (request.type !== REQUEST_TYPE.DATASET) return <OtherDetails request={request} />;
  const details = readDetails(request);
  const sequences = sequenceWords(details);
  const gpf = request.details?.gpf_access_status;
  return (
    <DefinitionList
      items={[
        { term: words.requestedResource, value: REQUEST_TYPE_LABELS[request.type] },
        { term: words.cohort, value: request.cohorts.map((cohort) => cohort.display_name).join(', ') },
        {
          term: words.datasets,
          value: request.datasets?.length ? (
            <BulletList>
              {request.datasets.map((dataset) => (
                <li key={dataset.id}>
                  <RouteLink to={`/dataset/${dataset.id}`}>{dataset.display_name}</RouteLink> (
                  {dataset.dataset_id})
                </li>
              ))}
            </BulletList>
          ) : null,
        },
        { term: words.globusUsername, value: details.globus_username },
        { term: words.howTheDataWillBe, value: details.usage },
        ...(sequences ? [{ term: words.sequenceData, value: sequences }] : []),
        ...(gpf ? [{ term: words.gpfViewerAccess, value: GPF_WORDS[gpf] }] : []),
        ...(details.request_changes ? [{ term: words.whatWasChanged, value: details.request_changes }] : []),
      ]}
    />
  );
}
