/** Words of what staff do to an institution (spec 1 sections 4 and 8, spec 3 section 4.11). */
export const actions = {
  title: 'Status',
  submit: 'Put under review',
  submitTitle: 'Put {institution} under review?',
  submitText: 'Do this once you have the details. Official name, EIN and nonprofit status are required.',
  approve: 'Approve',
  follow_up: 'Follow up',
  reject: 'Reject',
  reject_official: 'Reject official',
  send: 'and send Email',
  noOne: 'No one at the institution can be emailed. Add recipients, or decide without an email.',
  done: '{institution} is now {status}',
  stale: 'Someone else changed this institution. Review it before you decide.',
  dangerTitle: 'Disable or delete',
  disable: 'Disable institution',
  delete: 'Delete institution',
  deleteTitle: 'Delete {institution}?',
  deleteText: 'It has no members. This cannot be undone.',
  deleteWithText: 'This also deletes these accounts and their open requests. It cannot be undone.',
  deletePeople: 'Delete institution and people',
  deleteAll: 'Delete institution, people and requests',
  blockedTitle: '{institution} cannot be deleted',
  blockedText: 'Its members have approved, rejected or fulfilled requests. Disable the institution instead.',
  people: 'People',
  openRequests: 'Open requests',
  blocking: 'Requests that prevent deletion',
  of: '{request}, {owner}',
  deleted: '{institution} was deleted',
  close: 'Close',
  checking: 'Checking',
  checkFailed: 'Could not check its members and requests.',
} as const;

/** What to check before an institution is approved. */
export const doubts = {
  duplicates: 'Possible duplicates',
  matched: { domain: 'same email domain', ein: 'same EIN', name: 'similar name' },
  unique: 'No similar institution found.',
  foreign: 'Different email domain',
  foreignText: "The Signing Official's email is at {domain}. The institution uses {domains}.",
} as const;

/** Who acts next on an institution, for staff; of an approved one, by its agreement. */
export const waiting = {
  status: {
    1: "Waiting for the Signing Official to enter the institution's details.",
    2: "Waiting for an administrator's decision.",
    4: 'The institution was rejected. No action is needed.',
    5: 'Waiting for the institution to answer the question and submit its details again.',
    6: 'Waiting for a Principal Investigator to name a new Signing Official.',
  },
  agreement: {
    1: 'Waiting for the Signing Official to sign the RDA.',
    2: 'Waiting for the administrator lead to sign the RDA for the foundation.',
    3: 'The RDA is fully executed. No action is needed.',
    4: 'There is no RDA. An administrator can add one.',
  },
  /** The same to someone who may decide now. */
  yours: 'Waiting for your decision.',
  open: 'Open the RDA',
} as const;

/** What a decision brings about, shown above its mail. */
export const consequences = {
  approve:
    'An RDA is created from the current template. The Signing Official gets a separate email to sign it. This email goes to the researchers.',
  approveWithoutOfficial:
    'An RDA is created from the current template, but no Signing Official with an account can sign it yet. Check the Signing Officials after you approve.',
  follow_up: 'The institution answers your question and submits its details again.',
  reject: 'The institution is rejected. Its researchers cannot request resources.',
  reject_official: 'The researcher must name a new Signing Official.',
  disable:
    'Its agreement ends, and its researchers are asked to name a new Signing Official. Requests cannot be fulfilled until a new agreement is executed.',
} as const;
