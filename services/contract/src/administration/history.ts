/** Histories of records that staff manage and everyone reads, and of emails. Only staff see these histories. */
import { defineHistory, forStaff } from '../history/history.ts';

export const alertMessageHistory = defineHistory({
  model: 'alert-message',
  label: 'Alert message',
  fields: {
    id: 'internal',
    message: forStaff('Message'),
    alert_type: forStaff('Kind'),
    audience: forStaff('Audience'),
    starts_at: forStaff('Starts', { format: 'time' }),
    ends_at: forStaff('Ends', { format: 'time' }),
    created: 'internal',
  },
});

export const cohortHistory = defineHistory({
  model: 'cohort',
  label: 'Cohort',
  fields: {
    id: 'internal',
    name: forStaff('Name'),
    display_name: forStaff('Display name'),
    description: forStaff('Description'),
    welcome_packet: forStaff('Welcome packet'),
  },
});

export const featureToggleHistory = defineHistory({
  model: 'feature-toggle',
  label: 'Feature toggle',
  fields: { id: 'internal', feature_code: forStaff('Feature'), enabled: forStaff('Enabled') },
});

export const metaDataHistory = defineHistory({
  model: 'meta-data',
  label: 'Version',
  fields: { id: 'internal', version: forStaff('Version'), enabled: forStaff('Enabled') },
});

export const emailTemplateHistory = defineHistory({
  model: 'email-template',
  label: 'Email template',
  fields: {
    id: 'internal',
    key: forStaff('Key'),
    title: forStaff('Title'),
    model_name: 'internal',
    subject: forStaff('Subject'),
    body: forStaff('Text'),
    subject_es: forStaff('Subject in Spanish'),
    body_es: forStaff('Text in Spanish'),
    decision: forStaff('Decision'),
    created: 'internal',
  },
});

export const emailHistory = defineHistory({
  model: 'email',
  label: 'Email',
  fields: {
    id: 'internal',
    key: 'internal',
    email_template: forStaff('Template'),
    model_name: 'internal',
    object_id: 'internal',
    to: forStaff('To'),
    cc: forStaff('Cc'),
    bcc: forStaff('Bcc'),
    subject: forStaff('Subject'),
    status: forStaff('Status'),
    actor_id: forStaff('Sent by', { refersTo: 'person' }),
    attachments: 'internal',
    correlation_id: 'internal',
    sent_at: forStaff('Sent', { format: 'time' }),
    created: 'internal',
  },
});

/** Hashes of secrets are in no history. */
export const machineKeyHistory = defineHistory({
  model: 'machine-key',
  label: 'Machine key',
  fields: {
    id: 'internal',
    name: forStaff('Name'),
    purpose: forStaff('Purpose'),
    scopes: forStaff('Scopes'),
    networks: forStaff('Networks'),
    ending: forStaff('Secret ends with'),
    previous_until: forStaff('Previous secret ends', { format: 'time' }),
    owner_id: forStaff('Created by', { refersTo: 'person' }),
    expires_at: forStaff('Expires', { format: 'time' }),
    revoked_at: forStaff('Revoked', { format: 'time' }),
    created: 'internal',
  },
});

/** Secrets are derived, not stored, so no history has them. */
export const webhookHistory = defineHistory({
  model: 'webhook',
  label: 'Webhook',
  fields: {
    id: 'internal',
    name: forStaff('Name'),
    url: forStaff('Address'),
    events: forStaff('Events'),
    state: forStaff('State'),
    secret_version: forStaff('Secret number'),
    previous_until: forStaff('Previous secret ends', { format: 'time' }),
    owner_id: forStaff('Owner', { refersTo: 'person' }),
    active_since: 'internal',
    created: 'internal',
  },
});
