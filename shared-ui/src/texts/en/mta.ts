/** Words of Material Transfer Agreements: the page of one, and what a request says of it. */
export const mta = {
  title: 'Material Transfer Agreement',
  loading: 'Loading MTA',
  loadFailed: 'Could not get the agreement.',
  facts: {
    request: 'Request',
    project: 'Project',
    institution: 'Institution',
    recipient: 'Recipient scientist',
    donors: 'Donors',
    tissue: 'Tissue asked for',
    version: 'Version',
  },
  about: 'What it is about',
  signatures: 'Signatures',
  noSignatures: 'Nobody has signed this document yet.',
  hash: 'Document hash (SHA-256)',
  history: 'History',
  historyLabel: 'History of the agreement',
  someOfficial: 'The Signing Official',
  next: {
    signature_needed:
      '{official} signs next, for {institution}. Tissue can be ordered once both sides have signed.',
    awaiting_execution: '{institution} has signed. The foundation executes the agreement next.',
    executed: 'Both sides have signed. The tissue can be ordered.',
    declined: 'The Signing Official of {institution} declined this agreement. No tissue can be ordered.',
    voided: 'A newer version took the place of this one. It is kept as a record.',
  },
  reason: 'The reason: {reason}',
  sign: { official: 'Sign the MTA', foundation: 'Execute the MTA' },
  changed: 'The agreement was changed while you read it. Please read it again before you sign.',
  signed: 'You have signed this MTA',
  signedBy: 'Signed by {name} on {time}.',
  decline: {
    button: 'Decline',
    title: 'Decline this agreement?',
    consequence: 'No tissue can be ordered for the request. The foundation and the researcher read why.',
    reason: 'Why can you not sign it?',
    done: 'You declined the agreement.',
  },
  reissue: {
    button: 'Void and issue anew',
    title: 'Issue this agreement anew?',
    consequence:
      'This version and its signatures no longer count. The Signing Official of {institution} is asked to sign a new one.',
    reason: 'Why is it issued anew?',
    done: 'Version {version} was issued.',
  },
  reasonRequired: 'Please say why',
  stale: 'Somebody else changed the agreement meanwhile. Please look at it again.',
} as const;

/** On the page of a request. */
export const mtaOfRequest = {
  title: 'Material Transfer Agreement',
  open: 'Open the MTA',
  signature_needed: 'It waits for the Signing Official of {institution}. No tissue is sent before it stands.',
  awaiting_execution: '{institution} has signed it. It waits to be executed for the foundation.',
  stands: 'Its Material Transfer Agreement stands: both sides have signed. {link}',
  declined: 'The Signing Official of {institution} declined it. No tissue is sent before a new one stands.',
} as const;
