import type { RevisionPoint } from '@portal/contract';
import type { PlaceKey } from '@portal/contract/request-types/revision-places';
import type { Request } from '@portal/contract/types';
import {
  Box,
  Button,
  chakra,
  fill,
  Heading,
  LabeledField,
  Link,
  NativeSelect,
  Text,
} from '@portal/shared-ui';
import { PointRounds, usePlaces } from '@portal/shared-ui/revision-points';
import { useId, useState } from 'react';
import { useStaffPoints } from '../api/use-staff-points.ts';
import { DraftPoint } from './DraftPoint.tsx';
import { MarkPoint } from './MarkPoint.tsx';
import { placeId } from './PlacePoints.tsx';
import { revisionPoints as words } from '#texts/revision-points';

interface PointPanelProps {
  request: Request;
  /** Places whose points are shown elsewhere on the page; points of other places are shown here. */
  shownPlaces: readonly PlaceKey[];
}

/** The revision points: drafts, and each sent round with the answers. */
export function PointPanel({ request, shownPlaces }: PointPanelProps) {
  const title = useId();
  const { points, drafts } = useStaffPoints(request);
  const { getLabel } = usePlaces(request);
  const mayMark = request.abilities['mark_points'] ?? false;
  const isShownBelow = ({ place }: RevisionPoint) => shownPlaces.includes(place);
  return (
    <>
      {drafts.length > 0 || mayMark ? (
        <Box
          as="section"
          aria-labelledby={drafts.length > 0 ? title : undefined}
          aria-label={drafts.length > 0 ? undefined : words.add}
          mb="5"
          {...(drafts.length > 0
            ? { borderWidth: '1px', borderRadius: 'l3', bg: 'bg.panel', px: '4', py: '3' }
            : {})}
        >
          {drafts.length > 0 ? (
            <>
              <Heading as="h2" id={title} textStyle="md">
                {words.drafts.title}
              </Heading>
              <Text textStyle="sm" color="fg.muted" mb="2">
                {mayMark ? words.drafts.intro : words.drafts.notSent}
              </Text>
              <PlaceLinks drafts={drafts.filter(isShownBelow)} getLabel={getLabel} />
              {drafts
                .filter((draft) => !isShownBelow(draft))
                .map((draft) => (
                  <DraftPoint key={draft.id} point={draft} label={getLabel(draft.place)} showsPlace />
                ))}
            </>
          ) : null}
          {mayMark ? <AnyPlace request={request} /> : null}
        </Box>
      ) : null}
      <Box mb="5" _empty={{ display: 'none' }}>
        <PointRounds request={request} points={points} />
      </Box>
    </>
  );
}

/** Links to the places with points, each with its count. */
function PlaceLinks({
  drafts,
  getLabel,
}: {
  drafts: readonly RevisionPoint[];
  getLabel: (place: PlaceKey) => string;
}) {
  if (drafts.length === 0) return null;
  const counts = new Map<PlaceKey, number>();
  for (const { place } of drafts) counts.set(place, (counts.get(place) ?? 0) + 1);
  return (
    <chakra.ul m="0" mb="3" ps="5" listStyleType="disc">
      {[...counts].map(([place, count]) => (
        <li key={place}>
          <Link href={`#${placeId(place)}`}>{getLabel(place)}</Link>
          {count > 1 ? ` ${fill(words.drafts.count, { count })}` : null}
        </li>
      ))}
    </chakra.ul>
  );
}

/** Adds a point to a part or section that has no answer to attach it to. */
function AnyPlace({ request }: { request: Request }) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState('');
  const { places, getLabel } = usePlaces(request);
  if (!isOpen)
    return (
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
    );
  return (
    <Box maxW="prose">
      <LabeledField label={words.place}>
        {(control) => (
          <NativeSelect.Root>
            <NativeSelect.Field
              {...control}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
              autoComplete="off"
            >
              <option value="">{words.choose}</option>
              {places.map(({ key, kind, label }) => (
                <option key={key} value={key}>
                  {kind === 'section' ? fill(words.section, { label }) : label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </LabeledField>
      {place === '' ? null : (
        <MarkPoint key={place} requestId={request.id} place={place} label={getLabel(place)} />
      )}
    </Box>
  );
}
