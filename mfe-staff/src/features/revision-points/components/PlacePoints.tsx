import type { PlaceKey } from '@portal/contract/request-types/revision-places';
import type { Request } from '@portal/contract/types';
import { Box, Flex, Text } from '@portal/shared-ui';
import { usePlaces } from '@portal/shared-ui/revision-points';
import { useState, type ReactNode } from 'react';
import { useStaffPoints } from '../api/use-staff-points.ts';
import { DraftPoint } from './DraftPoint.tsx';
import { MarkPoint } from './MarkPoint.tsx';
import { revisionPoints as words } from '#texts/revision-points';

interface PlaceProps {
  request: Request;
  place: PlaceKey;
}

/** Element id of a place on the page, for links. */
export const placeId = (place: PlaceKey): string => `place-${place}`;

function usePlace({ request, place }: PlaceProps) {
  const { drafts } = useStaffPoints(request);
  const { places, getLabel } = usePlaces(request);
  return {
    label: getLabel(place),
    own: drafts.filter((draft) => draft.place === place),
    mayMark: (request.abilities['mark_points'] ?? false) && places.some(({ key }) => key === place),
  };
}

/** The points that staff noted at one place of the application, and a button to add one. */
export function PlacePoints(props: PlaceProps) {
  const { own, label, mayMark } = usePlace(props);
  if (own.length === 0 && !mayMark) return null;
  return (
    <Box whiteSpace="normal">
      {own.map((draft) => (
        <DraftPoint key={draft.id} point={draft} label={label} />
      ))}
      {mayMark ? <MarkPoint requestId={props.request.id} place={props.place} label={label} /> : null}
    </Box>
  );
}

/**
 * A part of the application with its points; missing data is stated, never left blank. With a mouse on a wide screen,
 * the button to add a point appears only on hover: one below each answer would hide the answers.
 */
export function AtPlace({ children, ...props }: PlaceProps & { children: ReactNode }) {
  const { own, label, mayMark } = usePlace(props);
  const [isMarking, setMarking] = useState(false);
  const answer = children || <Text color="fg.muted">{words.noAnswer}</Text>;
  if (own.length === 0 && !mayMark) return answer;
  return (
    <Flex
      id={placeId(props.place)}
      tabIndex={-1}
      scrollMarginTop="6"
      focusVisibleRing="outside"
      className="group"
      direction="column"
      position="relative"
    >
      {answer}
      {own.map((draft) => (
        <DraftPoint key={draft.id} point={draft} label={label} />
      ))}
      {mayMark ? (
        <Box whiteSpace="normal" {...(isMarking ? {} : { css: SHOWN_WHEN_POINTED_AT })}>
          <MarkPoint
            requestId={props.request.id}
            place={props.place}
            label={label}
            onOpenChange={setMarking}
          />
        </Box>
      ) : null}
    </Flex>
  );
}

/** Touch screens have no hover, so the button is always visible there. Keyboard focus shows it too. */
const SHOWN_WHEN_POINTED_AT = {
  '@media (hover: hover) and (min-width: 64rem)': {
    position: 'absolute',
    bottom: '-3',
    insetEnd: 0,
    bg: 'bg',
    borderRadius: 'l2',
    opacity: 0,
    '.group:hover > &, &:focus-within': { opacity: 1 },
  },
};
