/** Words of an institution's page (spec 3 section 2.14). */
export const page = {
  edit: 'Edit institution',
  tabs: 'Parts of the institution',
  details: 'Details',
  officials: 'Signing Officials',
  researchers: 'Researchers',
  agreements: 'Agreements',
  audit: 'Audit Trail',
  emails: 'Emails',
  admin: 'ADMIN',
  rda: 'RDA',
  goToAdmin: 'Go to ADMIN',
  yes: 'Yes',
  no: 'No',
  counts: 'People and requests',
  countsValue: 'Researchers: {researchers}. Signing Officials: {officials}. Requests: {requests}.',
  unresponsive: 'Answers us',
  unresponsiveYes: 'No, it does not answer',
  noAgreement: 'There is no agreement yet. It is made when the institution is approved.',
  currentAgreement: 'Current',
  saved: 'Institution saved',
  resubmitted: 'Thank you. The details are submitted for review.',
  theirs: 'Somebody else changed this institution since you opened it',
  theirsText: 'Nothing was overwritten. Their version says:',
  theirsHelp: 'Save again to replace it with yours, or cancel to keep theirs.',
  save: 'Save institution',
  replace: 'Replace with my version',
  editTitle: 'Edit {institution}',
  what: 'the institution',
  cancel: 'Cancel',
} as const;

/** Words about the officials of an institution and those who were asked. */
export const officials = {
  none: 'Nobody signs for this institution yet.',
  current: 'Current',
  official: 'Signing Official',
  invited: 'Invited',
  expired: 'Invitation expired',
  declined: 'Declined',
  since: 'since {date}',
  invitedOn: 'asked on {date}',
  add: 'Add Signing Official',
  addTitle: 'Add a Signing Official to {institution}',
  addSubmit: 'Invite Signing Official',
  addText: 'The person gets a mail with a link to create an account.',
  added: 'Invitation sent to {email}',
  makeCurrent: 'Make current',
  makeTitle: 'Make {name} the current Signing Official?',
  makeText: '{name} signs for {institution} from now on.',
  made: '{name} is the current Signing Official',
  resend: 'Send again',
  resent: 'Invitation sent again to {email}',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw the invitation of {name}?',
  withdrawText: 'The link in the mail stops working. You can invite the person again.',
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

/** Words above a mail in its preview. */
export const mails = {
  subject: 'Subject',
  to: 'To',
} as const;

/** Words of staff comments. */
export const comments = {
  title: 'Comments',
  none: 'No comment yet. Only staff can read comments.',
  new: 'New comment',
  add: 'Add comment',
  list: 'Comments',
  unknown: 'somebody who left',
} as const;
