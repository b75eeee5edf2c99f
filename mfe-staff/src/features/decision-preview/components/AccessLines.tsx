import { chakra, fill, Text } from '@portal/shared-ui';
import { groupAccess, type AccessChange } from '../model/group-access.ts';
import { decisionPreview as words } from '#texts/decision-preview';

/** Further lines are only counted: the panel is narrow, and the request's tab lists all. */
const MOST = 6;

/** The people and datasets of an access change. */
export function AccessLines({ change }: { change: AccessChange }) {
  return groupAccess(change).map(({ names, datasets }) => (
    <div key={datasets[0]}>
      <Text>{names.join(', ')}</Text>
      <chakra.ul m="0" ps="5" listStyleType="disc">
        {datasets.slice(0, MOST).map((dataset) => (
          <li key={dataset}>{dataset}</li>
        ))}
        {datasets.length > MOST ? (
          <li>{fill(words.moreDatasets, { count: datasets.length - MOST })}</li>
        ) : null}
      </chakra.ul>
    </div>
  ));
}
