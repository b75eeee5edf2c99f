export {
  checkMayTakeOffice,
  inviteOfficial,
  remindInvited,
  takeInvitation,
  takeOffice,
  unknownLink,
  usedLink,
  withdrawInvitations,
  type OfficialToInvite,
} from './invitation.commands.ts';
export { readInvitation, type Invitation } from './invitation.queries.ts';
export { invitationRoutes } from './invitation.routes.ts';
