/** Words of renewals. */
export const renewal = {
  title: 'Request Renewal',
  requests: 'Requests',
  loadFailed: "We couldn't load the renewal",
  /** Replaces the cohorts where a request has none. */
  cohort: 'the cohort',
  /** Stands for the last day of access where a request has none. */
  expirationDate: 'the expiration date of the request',
  lead: 'This is a renewal of {code}, {title}.',
  access: 'Access currently ends on {day}.',
  nextTitle: 'What happens next',
  revisionTitle: 'The reviewers asked for changes',
  revision: 'Make the changes below and submit the renewal again.',
  awaiting:
    "You get data access once your institution's RDA and your joinder are signed. You can already submit the renewal.",
  policy: 'Usage policy',
  agreeFirst: 'Please agree to the usage policy',
  submit: 'Submit Renewal',
  confirmTitle: 'Submit the renewal of {code}?',
  confirmText:
    'The foundation reviews the renewal after you submit it. You can change it only if the reviewers ask you to.',
  keepOn: 'Keep editing',
  conflict: {
    title: 'This renewal was changed in another window',
    text: 'Your changes are safe. Which version do you want to keep?',
    mine: 'Keep this version',
    theirs: 'Use the other version',
    closed:
      'Renewal {code} is {status}. Your latest changes exist only on this page and can no longer be saved.',
  },
  closed: {
    notOwner: 'Only the owner of {code} can complete its renewal.',
    status: 'Only Approved or Fulfilled requests can be renewed.',
    open: 'Renewal {code} is {status}. You can renew the request again once there is a decision.',
    openLink: 'Open {code}',
    toRequest: 'Go to Request',
  },
  thanks: {
    title: 'Thank you. Your renewal is submitted.',
    reference: 'Your renewal',
    text: 'The foundation will review your renewal and email you when there is a decision.',
    contact: "If you don't get a confirmation email within a day, contact {support}.",
    request: 'Go to Request',
    home: 'Return to Home',
  },
  renew: 'Renew Application',
  goOn: 'Continue renewal',
  edit: 'Edit Renewal',
  renews: 'This is a renewal of {code}.',
} as const;
