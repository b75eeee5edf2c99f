/** History of an account, with its roles, institutions and staff comments. */
import { defineHistory, forEveryone, forStaff } from '../history/history.ts';
import { LANGUAGE_NAMES } from '../words/language.ts';
import { FACTOR_LABELS } from './factors.ts';
import { ROLE_LABELS } from './roles.ts';
import { userInstitutionHistory } from '../institution/history.ts';
import { HISTORY_TITLES } from '../history/titles.ts';

export const userHistory = defineHistory({
  model: 'user',
  label: 'User',
  fields: {
    id: 'internal',
    email: forEveryone('Email'),
    first_name: forEveryone('First name'),
    last_name: forEveryone('Last name'),
    title: forEveryone('Job title'),
    phone_number: forEveryone('Phone number'),
    language: forEveryone('Language', { values: LANGUAGE_NAMES }),
    // Personal display setting: irrelevant to others, and may change often.
    density: 'internal',
    active: forStaff('Active'),
    verified: forStaff('Email confirmed'),
    primary_role: forEveryone('Primary role', { values: ROLE_LABELS }),
    agreed_terms_version: forStaff('Terms agreed to, version'),
    orcid: forEveryone('ORCID iD'),
    globus_username: forEveryone('Globus ID or username'),
    aws_account_id: forEveryone('AWS account ID'),
    dataset_update_email_opted_in: forStaff('Emails about dataset updates'),
    date_reminder_email_opted_in: forStaff('Emails about upcoming dates'),
    abn_approved: forStaff('May use the Tissue Catalog'),
    password_must_change: forStaff('Must set a new password'),
    password_changed: forStaff('Password changed', { format: 'time' }),
    compliance_date: forStaff('Last yearly verification'),
    // 'active' already shows it.
    deactivated_at: 'internal',
    deleted_at: forStaff('Deleted', { format: 'time' }),
    created: 'internal',
  },
  parts: {
    user_group: {
      label: 'Role',
      fields: { id: 'internal', account_id: 'internal', role: forStaff('Role', { values: ROLE_LABELS }) },
    },
    second_factor: {
      label: 'Second factor',
      fields: {
        id: 'internal',
        account_id: 'internal',
        kind: forStaff('Kind', { values: FACTOR_LABELS }),
        name: forStaff('Name'),
        created: 'internal',
      },
    },
    recovery_codes: {
      label: 'Recovery codes',
      fields: { id: 'internal', account_id: 'internal', remaining: forStaff('Unused recovery codes') },
    },
    'linked-organization': {
      label: 'Linked organization',
      fields: {
        id: 'internal',
        account_id: 'internal',
        issuer: forStaff('Issuer'),
        organization: forStaff('Organization'),
        email: forStaff('Email there'),
        email_verified: forStaff('Email verified there'),
        domain: forStaff('Domain that confirms the membership'),
        acr: forStaff('Kind of login'),
        amr: forStaff('Methods of login'),
        assurance: forStaff('Assurance'),
        created: 'internal',
      },
    },
    factor_reset: {
      label: 'Reset of second factors',
      fields: {
        id: 'internal',
        account_id: 'internal',
        admin_id: forStaff('Administrator', { refersTo: 'person' }),
        reason: forStaff('Reason'),
        created: 'internal',
        done_at: forStaff('Done', { format: 'time' }),
      },
    },
    // An object of its own; its history also appears in the person's.
    'user-institution': { label: 'Institution', fields: userInstitutionHistory.fields },
    user_comment: {
      label: 'Comment',
      needs: 'comment',
      title: () => HISTORY_TITLES.comment.created,
      quote: 'text',
      isSeparateStep: true,
      inTitle: ['text'],
      fields: {
        id: 'internal',
        user_id: 'internal',
        author_id: 'internal',
        text: forStaff('Text'),
        created: 'internal',
      },
    },
  },
});
