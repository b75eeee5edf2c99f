import type { PlaceKey } from '@portal/contract/request-types/revision-places';
import type { Request } from '@portal/contract/types';
import { Box, Text } from '@portal/shared-ui';
import { usePlaces } from '@portal/shared-ui/revision-points';
import type { ReactNode } from 'react';
import { useStaffPoints } from '../api/use-staff-points.ts';
import { DraftPoint } from './DraftPoint.tsx';
import { MarkPoint } from './MarkPoint.tsx';
import { revisionPoints as words } from '#texts/revision-points';

/** The points that staff noted at one place of the application, and a way to note another. */
export function PlacePoints({ request, place }: { request: Request; place: PlaceKey }) {
  const { drafts } = useStaffPoints(request);
  const { places, labelOf } = usePlaces(request);
  const own = drafts.filter((draft) => draft.place === place);
  const mayMark = (request.abilities['mark_points'] ?? false) && places.some(({ key }) => key === place);
  if (own.length === 0 && !mayMark) return null;
  return (
    <Box whiteSpace="normal">
      {own.map((draft) => (
        <DraftPoint key={draft.id} point={draft} label={labelOf(place)} />
      ))}
      {mayMark ? <MarkPoint requestId={request.id} place={place} label={labelOf(place)} /> : null}
    </Box>
  );
}

/** A part of the application with its points; missing data is said, never left blank. */
export function AtPlace({ children, ...place }: { request: Request; place: PlaceKey; children: ReactNode }) {
  return (
    <>
      {children || <Text color="fg.muted">{words.noAnswer}</Text>}
      <PlacePoints {...place} />
    </>
  );
}
