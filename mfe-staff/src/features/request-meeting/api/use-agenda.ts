import { MEETING_ROLES } from '@portal/contract/roles';
import { findMeeting, type MeetingKind } from '@portal/contract/transitions';
import type { ResponseOf } from '@portal/contract/types';
import { useApi } from '@portal/shared-ui/data';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import type { Request } from '@portal/contract/types';
import { meetingAddress } from '../../request/model/request-address.ts';

export type AgendaItem = ResponseOf<'GET /review-meeting/'>['results'][number];

const READERS: readonly string[] = MEETING_ROLES;
/** Other people note and decide too, so the agenda is polled. */
const REFRESHED = { refreshInterval: 15_000 };

export interface Agenda {
  readonly kind: MeetingKind;
  readonly items: readonly AgendaItem[];
  /** Position from 1; null if the request is no longer at the meeting. */
  readonly at: number | null;
  readonly item: AgendaItem | null;
  readonly previous: AgendaItem | null;
  /** The next item. If the request has left the meeting, the first remaining item. */
  readonly next: AgendaItem | null;
  /** Returns the page of an item, with the same tab open. */
  readonly getAddress: (item: AgendaItem) => string;
}

/** The meeting of the request, for users who lead it; null for others and if there is no meeting. */
export function useAgenda({ id, type }: Pick<Request, 'id' | 'type'>): Agenda | null {
  const { role } = useSession();
  const [parameters] = useSearchParams();
  const kind = findMeeting(type);
  const isReader = role !== null && READERS.includes(role);
  const { data } = useApi('GET /review-meeting/', {
    query: { kind: kind ?? 'research_match' },
    enabled: isReader && kind !== undefined,
    silent: true,
    swr: REFRESHED,
  });
  if (!kind || !data || data.results.length === 0) return null;
  const items = data.results;
  const index = items.findIndex((item) => item.id === id);
  const tab = parameters.get('tab');
  return {
    kind,
    items,
    at: index === -1 ? null : index + 1,
    item: items[index] ?? null,
    previous: index > 0 ? (items[index - 1] ?? null) : null,
    next: items[index + 1] ?? null,
    getAddress: (item) =>
      `${meetingAddress(item.id)}${tab === null ? '' : `?tab=${encodeURIComponent(tab)}`}`,
  };
}
