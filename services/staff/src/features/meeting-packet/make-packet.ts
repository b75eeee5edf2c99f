/** Makes a packet in the background, one application at a time; a run after one that stopped begins again. */
import { MeetingPacketDue } from '@portal/contract';
import { inLanguageOf, onEvent, sql, translate, type Database, type EventHandler } from '@portal/kit';
import { MeetingPacketModel, MeetingPacketPartModel, PersonView } from '../../models/index.ts';
import { meetingPacket as words } from '../../texts/en/meeting-packet.ts';
import { listAgenda, readMaker, readItem } from './agenda.ts';
import { joinParts } from './join-parts.ts';
import { agendaPdf, itemPdf, itemTitle } from './packet.pdf.ts';

export const makePackets = (database: Database, timeZone: string): EventHandler =>
  onEvent(MeetingPacketDue, async ({ packet_id: id }, job) => {
    try {
      await makePacket(database, id, timeZone);
    } catch (error) {
      if (job.last)
        await database.run(
          sql`update staff.meeting_packet set state = 'failed' where id = ${id} and state <> 'ready'`,
        );
      throw error;
    }
  });

export async function makePacket(database: Database, id: number, timeZone: string): Promise<void> {
  const packet = await database.read(MeetingPacketModel).findById(id);
  if (!packet || packet.state === 'ready') return;
  const maker = await database.read(PersonView).findById(packet.maker_id);
  await inLanguageOf(database, maker?.email ?? '', async () => {
    await writeParts(database, packet, timeZone);
    await join(database, id);
  });
}

async function writeParts(database: Database, packet: MeetingPacketModel, timeZone: string): Promise<void> {
  const actor = readMaker(packet);
  const agenda = await listAgenda(database, actor);
  await database.run(
    sql`update staff.meeting_packet set state = 'working', total = ${agenda.length} where id = ${packet.id}`,
  );
  // From an earlier run that stopped: what was on the agenda may have changed since.
  await database.run(sql`delete from staff.meeting_packet_part where packet_id = ${packet.id}`);
  const titles: string[] = [];
  for (const [index, id] of agenda.entries()) {
    const item = await readItem(database, actor, { id, timeZone });
    if (item) {
      titles.push(itemTitle(item));
      await keepPart(database, packet.id, {
        position: index + 1,
        title: itemTitle(item),
        pdf: await itemPdf(item),
      });
    }
    await database.run(sql`update staff.meeting_packet set done = ${index + 1} where id = ${packet.id}`);
  }
  const title = translate(words.agenda);
  await keepPart(database, packet.id, { position: 0, title, pdf: await agendaPdf(titles) });
}

const keepPart = (
  database: Database,
  packet: number,
  { position, title, pdf }: { readonly position: number; readonly title: string; readonly pdf: Buffer },
): Promise<number> =>
  database.run(sql`insert into staff.meeting_packet_part (packet_id, position, title, pdf)
    values (${packet}, ${position}, ${title}, ${pdf})`);

async function join(database: Database, id: number): Promise<void> {
  const parts = await database.read(MeetingPacketPartModel).matching({ packet_id: id }).inOrder('position');
  const pdf = await joinParts(parts, translate(words.title));
  await database.run(
    sql`update staff.meeting_packet set state = 'ready', pdf = ${Buffer.from(pdf)} where id = ${id}`,
  );
  await database.run(sql`delete from staff.meeting_packet_part where packet_id = ${id}`);
}

/** @returns how many were cleared: a packet is what was so when it was made, and is kept for a day */
export const clearPackets = (database: Database): Promise<number> =>
  database.run(sql`delete from staff.meeting_packet where created < now() - interval '1 day'`);
