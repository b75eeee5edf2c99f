/** Words of an institution's page (spec 3 section 2.14). */
export const page = {
  edit: 'Edit institution',
  details: 'Details',
  officials: 'Signing Officials',
  noOfficial: 'None yet',
  researchers: 'Researchers',
  adminLink: 'Go to ADMIN',
  yes: 'Yes',
  no: 'No',
  counts: 'People and requests',
  countsValue: 'Researchers: {researchers}. Signing Officials: {officials}. Requests: {requests}.',
  unresponsive: 'Responds',
  unresponsiveYes: 'No',
  country: 'Country',
  exemption: 'Exemption from country restrictions',
  cancel: 'Cancel',
} as const;

/** Words about the officials of an institution and those who were asked. */
export const officials = {
  none: 'No Signing Official yet.',
  current: 'Current',
  official: 'Signing Official',
  invited: 'Invited',
  expired: 'Invitation expired',
  declined: 'Declined',
  since: 'since {date}',
  invitedOn: 'invited on {date}',
  add: 'Add Signing Official',
  addTitle: 'Add a Signing Official to {institution}',
  addSubmit: 'Invite Signing Official',
  addText: 'The person receives an email with a link to create an account.',
  added: 'Invitation sent to {email}',
  makeCurrent: 'Make current',
  makeTitle: 'Make {name} the current Signing Official?',
  makeText: '{name} will sign for {institution} from now on.',
  made: '{name} is the current Signing Official',
  resend: 'Send again',
  resent: 'Invitation sent again to {email}',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the invitation to {name}?',
  withdrawText: 'The link in the email stops working. You can invite the person again.',
  withdrawn: 'Invitation withdrawn',
} as const;

/** Words of the researchers' list. */
export const people = {
  never: 'Never',
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  active: 'Account',
  isActive: 'Active',
  isInactive: 'Deactivated',
  lastLogin: 'Last login',
  search: 'Search name or email',
} as const;
