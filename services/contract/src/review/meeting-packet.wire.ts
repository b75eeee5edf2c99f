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
      "One's own newest packet, for the app of the previous release only (decision 480). Use `GET /staff-operation/`",
    access: MEETING_PACKET_ROLES,
    response: z.object({ packet: staffOperationObject.schema.nullable() }),
    polled: true,
  },
  'POST /meeting-packet/': {
    service: 'staff',
    summary:
      'Create a packet of the applications at Review Meeting, with what the caller can read of each. Only one runs at a time',
    access: MEETING_PACKET_ROLES,
    response: staffOperationObject.schema,
    status: 202,
    errors: ['WRONG_STATE'],
  },
  'GET /meeting-packet/{id}/pdf/': {
    service: 'staff',
    summary: "One's own packet as PDF with bookmarks, once it is ready. It is kept for a day",
    access: MEETING_PACKET_ROLES,
    params: IdParams,
    stream: true,
    errors: ['WRONG_STATE'],
  },
});
