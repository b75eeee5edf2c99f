import type { Request, RevisionPoint } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import { pinnedForm, requestType } from '@portal/contract/request-types/lookup';
import {
  type LabelField,
  listRevisionPlaces,
  placeLabel,
  type PlaceKey,
  type RevisionPlace,
} from '@portal/contract/request-types/revision-places';
import { useMemo } from 'react';
import { useApi } from '../data/index.ts';

interface PointOptions {
  enabled?: boolean;
  /** Polling interval in milliseconds, for pages where other people add points too. */
  refreshInterval?: number;
}

/** All revision points that the user may read, including drafts of staff. */
export function useRevisionPoints(
  requestId: number,
  { enabled = true, refreshInterval = 0 }: PointOptions = {},
) {
  const read = useApi('GET /revision-point/', {
    query: { request: requestId, limit: LIMITS.revisionPoints },
    enabled,
    silent: true,
    swr: { refreshInterval },
  });
  const points = useMemo(() => read.data?.results ?? [], [read.data]);
  return { ...read, points };
}

/**
 * The places of a request, based on the form version it was created with. `labelField` names the fields for the person
 * who fills in the form; by default they are named as for readers of the answers.
 */
export function usePlaces(
  { type, details }: Pick<Request, 'type' | 'details'>,
  labelField?: LabelField,
): {
  places: readonly RevisionPlace[];
  getLabel: (place: PlaceKey) => string;
} {
  const version = details?.form_version ?? 1;
  const places = useMemo(
    () => listRevisionPlaces(requestType(type), pinnedForm(type, version), labelField),
    [type, version, labelField],
  );
  return { places, getLabel: (place) => placeLabel(places, place) };
}

export interface PointRound {
  readonly round: number;
  readonly published: string;
  readonly points: readonly RevisionPoint[];
}

/** Groups the published points by round, newest first. */
export function groupRounds(points: readonly RevisionPoint[]): PointRound[] {
  const rounds = new Map<number, RevisionPoint[]>();
  for (const point of points)
    if (point.round !== null) rounds.set(point.round, [...(rounds.get(point.round) ?? []), point]);
  return [...rounds]
    .map(([round, own]) => ({ round, published: own[0]?.published ?? '', points: own }))
    .toSorted((one, other) => other.round - one.round);
}
