export { checkMayTakeOffice, remindInvited, takeInvitation, takeOffice } from './answer.commands.ts';
export { invitationRoutes } from './invitation.routes.ts';
export { readInvitation, type Invitation } from './invitation.queries.ts';
export { inviteOfficial, withdrawInvitations, type OfficialToInvite } from './invite.command.ts';
export { unknownLink, usedLink } from './link.errors.ts';
