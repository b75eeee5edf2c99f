/** Fields and parts of a person's account as the audit trail names them. */
export const userHistory = {
  numbered: 'number {id}',
  yes: 'Yes',
  no: 'No',
  fields: {
    orcid: 'ORCID iD',
    globus_username: 'Globus ID or username',
    abn_approved: 'May use the Tissue Catalog',
    dataset_update_email_opted_in: 'Mails about dataset updates',
    password_must_change: 'Must set a new password',
    password_changed: 'Password changed',
    agreed_terms_version: 'Terms agreed to, version',
    institution_id: 'Institution',
    joinder_date: 'Joinder agreed',
    phone_number: 'Phone number',
  },
  models: {
    user_group: 'Role',
    'user-institution': 'Institution',
    user_comment: 'Comment',
  },
} as const;
