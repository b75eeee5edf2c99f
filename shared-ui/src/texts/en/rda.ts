/** Words of agreements: the page of one and the list (spec 1 sections 2, 4 and 6). */
export const rda = {
  title: 'Researcher Distribution Agreement',
  list: 'Agreements',
  loadFailed: 'Could not get agreement.',
  superseded: 'Replaced by a newer agreement and kept on record.',
  scanPending: 'The document is waiting for its virus scan. Please come back in a few minutes.',
  viewer: 'The agreement as PDF',
  noViewer: "Your browser can't display the PDF here. Download it to read it.",
  openPdf: 'Open the PDF in a new tab',
  download: 'Download the PDF',
  downloadFailed: 'Sorry but there was an error downloading the agreement.',
  small: 'On small screens the agreement opens in a new tab.',
  signatures: 'Signatures',
  noSignatures: 'No one has signed this document yet.',
  sides: { official: 'For the institution', foundation: 'For the foundation' },
  signedAt: '{name}, {time}',
  onPaper: 'Signed on paper. Recorded by {recorder}, confirmed by {decider} from the scan.',
  unconfirmed: 'Entered by an administrator, not yet confirmed by a scan.',
  voided: 'No longer counts: the document has been revised since.',
  hash: 'Document hash (SHA-256)',
  next: {
    1: '{official} signs next, for {institution}.',
    2: '{institution} has signed. The foundation signs next.',
    3: 'Both sides have signed. Researchers of {institution} can agree to the joinder.',
    4: 'There is no RDA at this time.',
  },
  someOfficial: 'The Signing Official',
} as const;

/** The panel in which a person signs. */
export const signing = {
  officialTitle: 'Sign the RDA',
  foundationTitle: 'Sign for the foundation',
  nameLabel: 'Your full name',
  nameHelp: 'Type your name exactly as shown here: {name}',
  nameRequired: 'Please enter your full name',
  passwordLabel: 'Password',
  passwordHelp: "Your account password, to make sure that it's you.",
  passwordRequired: 'Please enter your password',
  submit: { official: 'Sign the RDA', foundation: 'Sign for the foundation' },
  submitting: 'Signing',
  read: 'By signing, you declare: “{meaning}”',
  signed: 'You sign the English text:',
  changed: 'The document changed while you were reading it. Please read it again before you sign.',
  nextOpen: 'You signed for {institution}. This agreement is next.',
  back: 'Back to {institution}',
  queue: 'Agreements waiting for your signature',
  place: '{at} of {count} waiting for your signature',
  waiting:
    '{count, plural, =0 {No agreement is waiting for your signature} one {# more agreement is waiting for your signature} other {# more agreements are waiting for your signature}}',
  progress: '{done} of {count} signed',
  allDone:
    '{count, plural, one {Signed. No agreement is waiting for you.} other {All {count} are signed. No agreement is waiting for you.}}',
  home: 'Return to Home',
  steps: { previous: 'Previous', next: 'Next' },
  stepNamed: { previous: 'Previous: {institution}', next: 'Next: {institution}' },
} as const;

/** What is in its place afterwards. */
export const signed = {
  title: 'You have signed this RDA',
  mailed: 'A confirmation with a link to the signed document was sent to {email}.',
} as const;

/** The administrators' form and what is beside it. */
export const rdaAdmin = {
  title: 'Administrator details',
  history: 'History',
  historyLabel: 'History of the agreement',
} as const;

/** An agreement that was signed on paper: one administrator records it, another confirms. */
export const paper = {
  foundation:
    'A SFARI Administrator Lead signs it in the portal. If the foundation signed on paper, fill in its signature and date under Administrator details, and add the scan. Another administrator then compares them.',
  next: 'An administrator recorded that it was signed on paper. Next, another administrator compares that with the scan.',
} as const;
