import { MEETING_DECIDER_ROLES, type SessionRole } from '@portal/contract/roles';
import { MEETING_KINDS, type MeetingKind } from '@portal/contract/transitions';
import { MATCH_CENTRE } from '../../research-match/model/tabs.ts';
import { TISSUE_DASHBOARD } from '../../research-match/model/windows.ts';

/** Where the applications of a meeting are listed. */
export const MEETING_DESKS: Readonly<Record<MeetingKind, string>> = {
  research_match: `${MATCH_CENTRE}?tab=meeting`,
  tissue: TISSUE_DASHBOARD,
};

export const findMeetingKind = (name: string | undefined): MeetingKind | undefined =>
  MEETING_KINDS.find((kind) => kind === name);

/** The page on which the decisions of a meeting are sent together. */
export const decisionsAddress = (kind: MeetingKind): string => `/review-meeting/${kind}`;

const DECIDERS: readonly string[] = MEETING_DECIDER_ROLES;
/** Of project managers those of tissue. */
export const decidesMeeting = (kind: MeetingKind, role: SessionRole | null): boolean =>
  role !== null && DECIDERS.includes(role) && (kind === 'tissue' || role !== 'abn_proj_mgr');
