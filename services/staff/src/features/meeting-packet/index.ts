export { continueEarlierPackets, packetOperation } from './make-packet.ts';
export { meetingPacketRoutes } from './meeting-packet.routes.ts';
