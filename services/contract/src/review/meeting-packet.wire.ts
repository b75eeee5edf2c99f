/** The agenda of the review meeting as one document, generated in the background (spec 3 section 2.5). */
import { z } from 'zod';
import { defineEndpoints } from '../api/endpoint.ts';
import { IdParams } from '../api/primitives.ts';
import { MEETING_PACKET_ROLES } from '../people/roles.ts';
import { staffOperationObject } from '../operation/wire.ts';

export const meetingPacketEndpoints = defineEndpoints({
  'GET /meeting-packet/': {
    service: 'staff',
    summary:
      "The newest packet of one's own; for the app of the release before, a release later `GET /staff-operation/` alone (decision 480)",
    access: MEETING_PACKET_ROLES,
    response: z.object({ packet: staffOperationObject.schema.nullable() }),
    polled: true,
  },
  'POST /meeting-packet/': {
    service: 'staff',
    summary:
      'Begin a packet of the applications at Review Meeting, with what the caller may read of each; the one that is being made counts',
    access: MEETING_PACKET_ROLES,
    response: staffOperationObject.schema,
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
