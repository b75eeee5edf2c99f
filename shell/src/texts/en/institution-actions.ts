/** Words of what staff do to an institution (spec 1 sections 4 and 8, spec 3 section 4.11). */
export const actions = {
  title: 'Status',
  submit: 'Put under review',
  submitTitle: 'Put {institution} under review?',
  submitText: 'Do this when you have the details. Official name, EIN and nonprofit must be there.',
  approve: 'Approve',
  approveConfirm: 'Approve and send Email',
  approveTitle: 'Approve {institution}?',
  approveText:
    'An agreement is made from the current template, and the Signing Official gets a mail to sign it.',
  approved: '{institution} is approved',
  follow_up: 'Follow up',
  reject: 'Reject',
  reject_official: 'Reject official',
  send: 'and send Email',
  write: 'Write',
  preview: 'Preview',
  dialogTabs: 'Email',
  message: 'Text for the mail',
  messageHelp: 'The greeting, the sentence above it and the link are added by the portal: see the preview.',
  messageMissing: 'Please say why: the text goes into the mail.',
  noMessage: 'Your text stands here.',
  return: 'Return',
  greeting: 'Dear {name},',
  firstName: 'first name of the reader',
  done: '{institution} is now {status}',
  mailSent: 'Email has been sent',
  stale: 'Somebody else changed this institution meanwhile. Look at it again before you decide.',
  dangerTitle: 'Take out of use',
  disable: 'Disable institution',
  disableTitle: 'Disable {institution}?',
  disableText:
    'Its agreement ends, and its researchers are asked by mail to name a new Signing Official. Requests cannot be fulfilled until a new agreement is executed.',
  disabled: '{institution} is disabled',
  delete: 'Delete institution',
  deleteTitle: 'Delete {institution}?',
  deleteText: 'Nobody belongs to it. This cannot be undone.',
  deleteWithText:
    'With it these accounts of people and their open requests are deleted. This cannot be undone.',
  deletePeople: 'Delete institution and people',
  deleteAll: 'Delete institution, people and requests',
  blockedTitle: '{institution} cannot be deleted',
  blockedText:
    'People there have requests that were approved, rejected or fulfilled. Disable the institution instead.',
  people: 'People',
  openRequests: 'Open requests',
  blocking: 'Requests that stand in the way',
  of: '{request}, {owner}',
  deleted: '{institution} was deleted',
  close: 'Close',
  checking: 'Checking',
  checkFailed: 'Could not check what belongs to it.',
} as const;

/** Who acts next on an institution, told to staff; of an approved one, by its agreement. */
export const waiting = {
  status: {
    1: 'Waiting for the Signing Official, who gives the details of the institution.',
    2: 'Waiting for the decision of an administrator.',
    4: 'The institution was rejected. Nobody has to act.',
    5: 'Waiting for the institution, which answers the question and submits its details again.',
    6: 'Waiting for a Principal Investigator, who names a new Signing Official.',
  },
  agreement: {
    1: 'Waiting for the Signing Official, who signs the RDA.',
    2: 'Waiting for the administrator lead, who signs the RDA for the foundation.',
    3: 'The RDA is fully executed. Nobody has to act.',
    4: 'There is no RDA at this time. An administrator can add one.',
  },
  open: 'Open the RDA',
} as const;

/** To whom a decision writes, its subject and first sentence, as the preview shows them. */
export const decisionMails = {
  follow_up: {
    to: 'the Signing Official and the Principal Investigators',
    subject: 'We need more about {institution}',
    intro: 'We looked at the details of {institution} and have a question before we can go on:',
    link: 'Answer and send the details again',
  },
  reject: {
    to: 'the Signing Official and the Principal Investigators',
    subject: '{institution} was not added',
    intro:
      'We are sorry to tell you that {institution} was not added as an institution. Its researchers cannot request resources.',
    link: 'See the institution',
  },
  reject_official: {
    to: 'the Principal Investigators',
    subject: 'Please name a new Signing Official for {institution}',
    intro:
      'We could not accept the Signing Official of {institution}. Please tell us who else signs for your institution.',
    link: 'Name a new Signing Official',
  },
} as const;
