import { MEETING_DECIDER_ROLES, type SessionRole } from '@portal/contract/roles';
import { MEETING_KINDS, type MeetingKind } from '@portal/contract/transitions';
import { MATCH_CENTRE } from './tabs.ts';
import { TISSUE_DASHBOARD } from './windows.ts';

/** The page that lists a meeting's applications. */
export const MEETING_DESKS: Readonly<Record<MeetingKind, string>> = {
  research_match: `${MATCH_CENTRE}?tab=meeting`,
  tissue: TISSUE_DASHBOARD,
};

export const findMeetingKind = (name: string | undefined): MeetingKind | undefined =>
  MEETING_KINDS.find((kind) => kind === name);

/** The page where a meeting's decisions are sent together. */
export const decisionsAddress = (kind: MeetingKind): string => `/review-meeting/${kind}`;

const DECIDERS: readonly string[] = MEETING_DECIDER_ROLES;
/** True if the role may decide for this meeting; project managers only for tissue. */
export const decidesMeeting = (kind: MeetingKind, role: SessionRole | null): boolean =>
  role !== null && DECIDERS.includes(role) && (kind === 'tissue' || role !== 'abn_proj_mgr');
