/** Words of the list of people, a person's page and the form for a new one (spec 3 sections 2.15, 5 and 6). */
export const user = {
  list: 'Users',
  create: 'New user',
  emptyDescription: 'People appear here when they register or an administrator creates their account.',
  email: 'Email',
  institution: 'Institution',
  roles: 'Roles',
  waiting: 'Fetching Information',
  institutions: 'Institutions',
  comments: 'Comments',
  commentsHelp: 'Administrators and project managers see these. The person never does.',
  comment: 'New comment',
  addComment: 'Add comment',
  commentAdded: 'Comment added',
  noComments: 'No comments yet.',
  emails: 'Emails',
  history: 'Audit trail',
  cancel: 'Cancel',
  sendForgot: 'Send forgot password email',
  sendVerification: 'Send verification email',
  deactivate: 'Deactivate account',
  deactivateTitle: 'Deactivate the account of {name}?',
  deactivateConsequence:
    '{name} is logged out at once everywhere and cannot log in. Requests of research teams with this person wait until the account is active again. Projects, requests and the history stay.',
  deactivated: 'The account of {name} is not active any more',
  activate: 'Activate account',
  activateTitle: 'Activate the account of {name}?',
  activateConsequence: '{name} can log in again with the roles shown on this page.',
  activated: 'The account of {name} is active again',
  excluded: 'Cannot be held together with {roles}',
  notGivable: 'Only a superuser may give or take this role',
  notGivableHere: 'Only an administrator may give or take this role',
  limits: {
    owner:
      'On their own requests, this person does not see who reviews them, nor the scores, comments and emails about them.',
    conflict:
      'If they declare a conflict of interest with a request, none of their roles shows it to them any more.',
    administrator:
      'If they declare a conflict of interest with a request, they still manage it but do not see its scores.',
  },
  institutionHelp: 'The first one is the primary one.',
  newIntro:
    'The person gets an email with a link to set a password. They can log in as soon as they have followed it.',
  createSubmit: 'Create user',
  createdUser: 'The account of {name} was created, and an email is on its way',
  newWhat: 'the new user',
} as const;
