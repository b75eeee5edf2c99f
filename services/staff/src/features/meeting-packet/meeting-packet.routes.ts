/** Asking for a packet of the review meeting, how far it is, and the document. */
import { MeetingPacketDue, PACKET_STATES, type MeetingPacket } from '@portal/contract';
import { handler, notFound, query, sql, transact, wrongState, type Handler } from '@portal/kit';
import { z } from 'zod';
import { MeetingPacketModel } from '../../models/index.ts';
import { meetingPacket as words } from '../../texts/en/meeting-packet.ts';
import { listAgenda } from './agenda.ts';

/** Without the bytes. */
const PacketRow = z.object({
  id: z.int(),
  state: z.enum(PACKET_STATES),
  done: z.int(),
  total: z.int(),
  created: z.date(),
});
const present = ({ created, ...packet }: z.output<typeof PacketRow>): MeetingPacket => ({
  ...packet,
  created: created.toISOString(),
});

export const meetingPacketRoutes = (): Handler[] => [
  query('GET /meeting-packet/', async ({ database, actor }) => {
    const newest = await database.row(
      PacketRow,
      sql`select id, state, done, total, created from staff.meeting_packet
        where maker_id = ${actor.userId} order by id desc limit 1`,
    );
    return { packet: newest ? present(newest) : null };
  }),
  query('POST /meeting-packet/', ({ database, actor, author }) =>
    transact(database, author, async (work) => {
      // Of two clicks the second finds the packet of the first.
      await work.run(sql`select pg_advisory_xact_lock(hashtext('meeting packet'), ${actor.userId}::int)`);
      const running = await work.row(
        PacketRow,
        sql`select id, state, done, total, created from staff.meeting_packet
          where maker_id = ${actor.userId} and state in ('pending', 'working')
            and created > now() - interval '15 minutes' limit 1`,
      );
      if (running) return present(running);
      const agenda = await listAgenda(work, actor);
      const packet =
        agenda.length > 0 &&
        (await work.row(
          PacketRow,
          sql`insert into staff.meeting_packet (maker_id, roles, total)
            values (${actor.userId}, ${[...actor.roles]}::text[], ${agenda.length})
            returning id, state, done, total, created`,
        ));
      if (!packet) throw wrongState(words.nothing);
      await work.emit(MeetingPacketDue, { packet_id: packet.id });
      return present(packet);
    }),
  ),
  handler('GET /meeting-packet/{id}/pdf/', async ({ database, actor, params, context }) => {
    const packet = await database.read(MeetingPacketModel).findById(params.id);
    if (packet?.maker_id !== actor.userId) throw notFound();
    if (packet.state !== 'ready' || !packet.pdf) throw wrongState(words.notReady);
    context.type = 'application/pdf';
    context.attachment(`review-meeting-${packet.created.toISOString().slice(0, 10)}.pdf`);
    context.body = packet.pdf;
    return { raw: true };
  }),
];
