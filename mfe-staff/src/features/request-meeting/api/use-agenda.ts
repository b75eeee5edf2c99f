import { MEETING_ROLES } from '@portal/contract/roles';
import { findMeeting, type MeetingKind } from '@portal/contract/transitions';
import type { ResponseOf } from '@portal/contract/types';
import { useApi } from '@portal/shared-ui/data';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import type { Request } from '@portal/contract/types';

export type AgendaItem = ResponseOf<'GET /review-meeting/'>['results'][number];

const READERS: readonly string[] = MEETING_ROLES;
/** Others note and decide too. */
const REFRESHED = { refreshInterval: 15_000 };

export interface Agenda {
  readonly kind: MeetingKind;
  readonly items: readonly AgendaItem[];
  /** From 1; null where the request is not at the meeting now. */
  readonly at: number | null;
  readonly item: AgendaItem | null;
  readonly previous: AgendaItem | null;
  /** Where the request has left the meeting: the first of those that are still there. */
  readonly next: AgendaItem | null;
  /** The page of one of them, with the same part open. */
  readonly addressOf: (item: AgendaItem) => string;
}

export const meetingAddress = (id: number): string => `/request/${id}/review-meeting`;

/** The meeting of the request, for who leads through it; null for others and where there is none. */
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
    addressOf: (item) => `${meetingAddress(item.id)}${tab === null ? '' : `?tab=${encodeURIComponent(tab)}`}`,
  };
}
