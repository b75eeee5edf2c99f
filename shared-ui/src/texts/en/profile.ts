/** Words of My Profile: details, password, address, sessions. */
export const profile = {
  institution: 'Institution',
  institutionHelp:
    'You can choose any approved institution. After a change you agree to the joinder of the new one.',
  orcidNone: 'None. ORCID cannot be reached from here.',
  orcidHelp: 'As it looks on orcid.org: 0000-0002-1825-0097',
  awsHelp: '12 digits; data at AWS are opened to this account',
  globusHelp: 'Such as name@institution.edu@globusid.org, or a UUID',
  dateMail: 'Send me an email when my access or an IRB letter of mine is about to end',
  datasetMail: 'Send me an email when a dataset that I use is updated',
  changeEmail: 'Change email address',
  newEmail: 'New email address',
  currentPassword: 'Your present password',
  emailHelp: 'We send a link to the new address. Your address changes when you follow it.',
  theirEmailHelp:
    'We send a link to the new address and a notice to the old one. The address changes when the person follows the link.',
  sendLink: 'Send the link',
  linkSent: 'Follow the link in the email to {email} within one day. Until then your old address stays.',
  theirLinkSent:
    'The person has one day to follow the link in the email to {email}. Until then the old address stays.',
  cancel: 'Cancel',
} as const;
