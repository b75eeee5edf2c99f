import type { Knex } from 'knex';

const INDEXES: Readonly<Record<string, string>> = {
  account_email_order: 'account ((email::text), id)',
  account_created_order: 'account (created, id)',
  account_last_login: 'account (last_login, id)',
  account_last_login_newest: 'account (last_login desc nulls last, id desc)',
  account_last_name_words: 'account using gin (last_name gin_trgm_ops)',
  account_email_lower: 'account (lower(email::text))',
  institution_name_order: 'institution (name, id)',
  email_created: 'email (created, id)',
  email_status_order: 'email (status, id)',
  email_template_created: 'email (email_template, created, id)',
  email_model_created: 'email (model_name, created, id)',
  email_object_id: 'email (object_id)',
  error_report_created: 'error_report (created, id)',
  error_report_reporter: 'error_report (reporter_id, id)',
  error_report_words:
    'error_report using gin (notes gin_trgm_ops, error_api_url gin_trgm_ops, correlation_id gin_trgm_ops)',
  // Its statistics tell the planner that nearly all agreements are executed.
  file_agreement_state: "file (coalesce((additional_data ->> 'status')::int, 1)) where type = 2",
  file_created: 'file (created, id)',
  file_type_created: 'file (type, created, id)',
  institution_comment_created: 'institution_comment (created, id)',
  notification_recipient_order: 'notification (recipient_id, id)',
  post_log_created: 'post_log (created, id)',
  post_log_actor: 'post_log (actor_id, id)',
  post_log_impersonator: 'post_log (impersonator_id, id) where impersonator_id is not null',
  post_log_kind: 'post_log (kind, id)',
  post_log_words: 'post_log using gin (log gin_trgm_ops)',
  user_institution_created: 'user_institution (created, id)',
};

/** Orders, filters and counts of lists that grew with the portal: each is read by an index at a million rows. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, on] of Object.entries(INDEXES)) await knex.raw(`create index ${name} on core.${on}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index core.${name}`);
}
