/** Requests a packet for the review meeting, and downloads the document. */
import {
  beginOperation,
  handler,
  notFound,
  query,
  sql,
  transact,
  wrongState,
  type Handler,
} from '@portal/kit';
import { z } from 'zod';
import { StaffOperationModel } from '../../models/index.ts';
import { meetingPacket as words } from '../../texts/en/meeting-packet.ts';
import { operations } from '../operation/index.ts';
import { listAgenda } from './agenda.ts';
import { PACKET } from './make-packet.ts';

export const meetingPacketRoutes = (): Handler[] => [
  query('GET /meeting-packet/', async ({ database, actor }) => {
    const newest = await database.row(
      z.object({ id: z.int() }),
      sql`select id from staff.operation where maker_id = ${actor.userId} and kind = ${PACKET.kind}
        order by id desc limit 1`,
    );
    return { packet: newest ? await operations.read(database, actor, newest.id) : null };
  }),
  query('POST /meeting-packet/', (call) =>
    transact(call.database, call.author, async (work) => {
      const items = await listAgenda(work, call.actor);
      if (items.length === 0) throw wrongState(words.nothing);
      const id = await beginOperation(work, { service: 'staff', kind: PACKET, actor: call.actor, items });
      return await operations.accept(call, work, id);
    }),
  ),
  handler('GET /meeting-packet/{id}/pdf/', async ({ database, actor, params, context }) => {
    const packet = await database.read(StaffOperationModel).findById(params.id);
    if (packet?.maker_id !== actor.userId || packet.kind !== PACKET.kind) throw notFound();
    if (!packet.file) throw wrongState(words.notReady);
    context.type = 'application/pdf';
    context.attachment(`review-meeting-${packet.created.toISOString().slice(0, 10)}.pdf`);
    context.body = packet.file;
    return { raw: true };
  }),
];
