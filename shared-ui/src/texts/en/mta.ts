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
    tissue: 'Requested tissue',
    version: 'Version',
  },
  about: 'Summary',
  signatures: 'Signatures',
  noSignatures: 'No one has signed this document yet.',
  history: 'History',
  historyLabel: 'History of the agreement',
  someOfficial: 'The Signing Official',
  next: {
    signature_needed:
      '{official} signs next, for {institution}. Tissue can be ordered once both sides have signed.',
    awaiting_execution: '{institution} has signed. The foundation executes the agreement next.',
    /** To those who execute it on the same page. */
    yours: '{institution} has signed. Read the agreement and execute it below.',
    executed: 'Both sides have signed. The tissue can be ordered.',
    declined: 'The Signing Official of {institution} declined this agreement. No tissue can be ordered.',
    voided: 'Replaced by a newer version and kept on record.',
  },
  reason: 'Reason: {reason}',
  sign: { official: 'Sign the MTA', foundation: 'Execute the MTA' },
  changed: 'The agreement changed while you were reading it. Please read it again before you sign.',
  signed: 'You have signed this MTA',
  decline: {
    button: 'Decline',
    title: 'Decline this agreement?',
    consequence:
      'No tissue can be ordered for the request. The foundation and the researcher will see your reason.',
    reason: "Why can't you sign it?",
    done: 'You declined the agreement.',
  },
  reissue: {
    button: 'Void and reissue',
    title: 'Reissue this agreement?',
    consequence:
      'This version and its signatures will no longer count. The Signing Official of {institution} will be asked to sign a new one.',
    reason: 'Why are you reissuing it?',
    done: 'Version {version} was issued.',
  },
  reasonRequired: 'Please say why',
  stale: 'Someone else changed the agreement. Please review it again.',
} as const;

/** On the page of a request. */
export const mtaOfRequest = {
  title: 'Material Transfer Agreement',
  open: 'Open the MTA',
  signature_needed:
    'Waiting for the Signing Official of {institution}. No tissue is sent until both sides have signed.',
  awaiting_execution: '{institution} has signed. The foundation executes it next.',
  executed: 'Both sides have signed the Material Transfer Agreement. {link}',
  declined:
    'The Signing Official of {institution} declined it. No tissue is sent until both sides have signed a new one.',
} as const;
