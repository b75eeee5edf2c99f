/** The agenda of the review meeting as one document, made in the background (spec 3 section 2.5). */
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../primitives.ts';
import { MEETING_PACKET_ROLES } from '../roles.ts';

export const PACKET_STATES = ['pending', 'working', 'ready', 'failed'] as const;

export const MeetingPacket = z.object({
  id: Id,
  state: z.enum(PACKET_STATES),
  /** Applications that are in it, and those that will be. */
  done: z.int(),
  total: z.int(),
  created: Timestamp,
});
export type MeetingPacket = z.output<typeof MeetingPacket>;

export const meetingPacketEndpoints = defineEndpoints({
  'GET /meeting-packet/': {
    service: 'staff',
    summary: "The newest packet of one's own, with how far it is; null where there is none",
    access: MEETING_PACKET_ROLES,
    response: z.object({ packet: MeetingPacket.nullable() }),
    polled: true,
  },
  'POST /meeting-packet/': {
    service: 'staff',
    summary:
      'Begin a packet of the applications at Review Meeting, with what the caller may read of each; the one that is being made counts',
    access: MEETING_PACKET_ROLES,
    response: MeetingPacket,
    status: 202,
    errors: ['WRONG_STATE'],
  },
  'GET /meeting-packet/{id}/pdf/': {
    service: 'staff',
    summary: "A packet of one's own as PDF with bookmarks, once it is ready; it is kept for a day",
    access: MEETING_PACKET_ROLES,
    params: IdParams,
    stream: true,
    errors: ['WRONG_STATE'],
  },
});
