/** Generates a packet in the background, one application at a time to save memory. */
import { isRole, MeetingPacketAsked, MeetingPacketDue } from '@portal/contract';
import {
  ANONYMOUS,
  beginOperation,
  onEvent,
  sql,
  transact,
  translate,
  type Actor,
  type Database,
  type EventHandler,
  type OperationKind,
} from '@portal/kit';
import { z } from 'zod';
import { meetingPacket as words } from '../../texts/en/meeting-packet.ts';
import { listAgenda, readItem } from './agenda.ts';
import { joinParts } from './join-parts.ts';
import { agendaPdf, itemPdf, itemTitle } from './packet.pdf.ts';

const Title = z.string();

export const PACKET = { kind: 'meeting_packet', event: MeetingPacketAsked } as const;

export const packetOperation = (timeZone: string): OperationKind => ({
  ...PACKET,
  async make({ database, actor }, id) {
    const item = await readItem(database, actor, { id, timeZone });
    return item && { data: itemTitle(item), file: await itemPdf(item) };
  },
  async finish(_, parts) {
    const items = parts.flatMap(({ data, file }) => (file ? [{ title: Title.parse(data), pdf: file }] : []));
    const agenda = {
      title: translate(words.agenda),
      pdf: await agendaPdf(items.map(({ title }) => title)),
    };
    return { file: Buffer.from(await joinParts([agenda, ...items], translate(words.title))) };
  },
  bell: {
    ready: () => translate(words.bellReady),
    failed: () => translate(words.bellFailed),
    redirect: '/research-match-review?tab=meeting',
  },
});

const Asked = z.object({ maker_id: z.int(), roles: z.array(z.string()) });

/**
 * Converts a packet requested by the previous release into an operation; remove this in the next release (decision
 * 480).
 */
export const continueEarlierPackets = (database: Database): EventHandler =>
  onEvent(MeetingPacketDue, async ({ packet_id: id }, { correlationId }) => {
    const asked = await database.row(
      Asked,
      sql`select maker_id, roles from staff.meeting_packet where id = ${id} and state <> 'ready'`,
    );
    if (!asked) return;
    const roles = asked.roles.filter(isRole);
    const actor: Actor = {
      ...ANONYMOUS,
      kind: 'person',
      userId: asked.maker_id,
      assignedRoles: roles,
      roles,
    };
    await transact(database, { actorId: actor.userId, correlationId }, async (work) => {
      const items = await listAgenda(work, actor);
      await beginOperation(work, { service: 'staff', kind: PACKET, actor, items });
    });
  });
