import type { MeetingPacket } from '@portal/contract';
import { TableModel } from '@portal/kit';

type PacketState = MeetingPacket['state'];

/** A packet of the review meeting, of whoever asked for it. */
export class MeetingPacketModel extends TableModel {
  declare id: number;
  declare maker_id: number;
  /** Under which it was asked for. */
  declare roles: string[];
  declare state: PacketState;
  declare done: number;
  declare total: number;
  declare pdf: Buffer | null;
  declare created: Date;

  static override tableName = 'staff.meeting_packet';
}

/** A part of a packet that is being made: one application. */
export class MeetingPacketPartModel extends TableModel {
  declare packet_id: number;
  declare position: number;
  /** In the outline. */
  declare title: string;
  declare pdf: Buffer;

  static override tableName = 'staff.meeting_packet_part';
  static override idColumn = ['packet_id', 'position'];
}
