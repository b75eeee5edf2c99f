/** Words of what staff do to an institution (spec 1 sections 4 and 8, spec 3 section 4.11). */
export const actions = {
  title: 'Status',
  submit: 'Put under review',
  submitTitle: 'Put {institution} under review?',
  submitText: 'Do this when you have the details. Official name, EIN and nonprofit must be there.',
  approve: 'Approve',
  follow_up: 'Follow up',
  reject: 'Reject',
  reject_official: 'Reject official',
  send: 'and send Email',
  nobody: 'Nobody at the institution can be written to. Add recipients, or decide without a mail.',
  done: '{institution} is now {status}',
  stale: 'Somebody else changed this institution meanwhile. Look at it again before you decide.',
  dangerTitle: 'Take out of use',
  disable: 'Disable institution',
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
  /** The same to somebody who may decide now. */
  yours: 'Waiting for your decision.',
  open: 'Open the RDA',
} as const;

/** What a decision brings about, told above its mail. */
export const consequences = {
  approve:
    'An agreement is made from the current template, and the Signing Official gets a mail of its own to sign it. This mail goes to the researchers.',
  follow_up: 'The institution answers your question and submits its details again.',
  reject: 'The institution is not added, and future requests are denied.',
  reject_official: 'The researcher must name a new Signing Official.',
  disable:
    'Its agreement ends, and its researchers are asked to name a new Signing Official. Requests cannot be fulfilled until a new agreement is executed.',
} as const;
