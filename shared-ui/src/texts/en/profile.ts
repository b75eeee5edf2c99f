/** Words of My Profile: details, password, address, sessions. */
export const profile = {
  institution: 'Institution',
  institutionHelp:
    'You can change to any approved institution. After a change, you need to agree to the joinder of the new one.',
  orcidNone: 'None. ORCID is not available here.',
  orcidHelp: 'For example 0000-0002-1825-0097',
  awsHelp: '12 digits. Used to give access to data on AWS.',
  globusHelp: 'For example name@institution.edu@globusid.org, or a UUID',
  dateMail: 'Email me when my access or one of my IRB letters is about to expire',
  datasetMail: 'Email me when a dataset I use is updated',
  changeEmail: 'Change email address',
  newEmail: 'New email address',
  currentPassword: 'Current password',
  emailHelp: 'We send a link to the new address. Your address changes when you follow it.',
  theirEmailHelp:
    'We send a link to the new address and a notice to the old one. The address changes when the person follows the link.',
  sendLink: 'Send the link',
  linkSent:
    'Follow the link in the email to {email} within one day. Until you do, your old address stays in use.',
  theirLinkSent:
    'The person has one day to follow the link in the email to {email}. Until then, the old address stays in use.',
  cancel: 'Cancel',
} as const;
