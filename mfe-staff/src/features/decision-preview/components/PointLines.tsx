import type { Request } from '@portal/contract/types';
import { chakra, Text } from '@portal/shared-ui';
import { usePlaces } from '@portal/shared-ui/revision-points';
import { useStaffPoints } from '../../revision-points/api/use-staff-points.ts';
import { decisionPreview as words } from '#texts/decision-preview';

/** The points for revision that go with the decision; the mail's composer shows each in full. */
export function PointLines({ request }: { request: Request }) {
  const { drafts } = useStaffPoints(request);
  const { labelOf } = usePlaces(request);
  if (drafts.length === 0) return <Text>{words.noPoints}</Text>;
  return (
    <chakra.ul m="0" ps="5" listStyleType="disc">
      {drafts.map((draft) => (
        <chakra.li key={draft.id}>
          <Text as="span" lineClamp="2">
            <strong>{labelOf(draft.place)}</strong>: {draft.text}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
