/** Words of renewals. */
export const renewal = {
  title: 'Request Renewal',
  requests: 'Request',
  loadFailed: 'The renewal could not be loaded',
  /** Stands for cohorts where a request has none. */
  cohort: 'the cohort',
  lead: 'This renews {code}, {title}.',
  access: 'Access now lasts until {day}.',
  revisionTitle: 'The reviewers ask for changes',
  revision: 'Make the changes below and submit the renewal again.',
  awaiting:
    "Data access awaits the institution's RDA and signed joinder. You can submit the renewal meanwhile.",
  policy: 'Usage policy',
  agreeFirst: 'Please agree to the usage policy',
  submit: 'Submit Renewal',
  confirmTitle: 'Submit the renewal of {code}?',
  confirmText: 'The foundation reviews it then. You can change it again only if the reviewers ask you to.',
  keepOn: 'Go on editing',
  conflict: {
    title: 'This renewal was changed in another window',
    text: 'Nothing of yours is lost. Which version shall stay?',
    mine: 'Keep what stands here',
    theirs: 'Take the other version',
    closed:
      'The renewal {code} is {status}. What you typed since then stands here alone and can no longer be saved.',
  },
  closed: {
    notOwner: 'Only the owner of {code} fills in its renewal.',
    status: 'A request is renewed while it is Approved or Fulfilled.',
    open: 'The renewal {code} is {status}. You can renew the request again once it is decided.',
    openLink: 'Open {code}',
    toRequest: 'Go to Request',
  },
  thanks: {
    title: 'Thank you. Your renewal is submitted.',
    reference: 'Your renewal',
    text: 'The foundation reviews your renewal and writes to you when there is a decision.',
    contact: 'If no confirmation arrives by email within a day, please write to {support}.',
    request: 'Go to Request',
    home: 'Return to Home',
  },
  renew: 'Renew Application',
  goOn: 'Continue the renewal',
  edit: 'Edit Renewal',
  renews: 'This renews {code}.',
} as const;
