/** Who writes mail, and about what. Free of zod: browsers import it. */
import type { Role } from './roles.ts';

export const MAIL_MODELS = ['user', 'institution', 'request', 'project'] as const;
export type MailModelName = (typeof MAIL_MODELS)[number];

export const MAIL_SENDER_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'rm_admin',
  'abn_proj_mgr',
] as const satisfies readonly Role[];

/** Staff who read every mail about an object. Other reviewers read what they sent themselves. */
export const MAIL_LOG_ROLES = [
  'sfari_admin',
  'sfari_admin_lead',
  'superuser',
  'access_admin',
  'rm_admin',
  'abn_proj_mgr',
  'sfari_reviewer',
  'internal_read_only',
] as const satisfies readonly Role[];

/** Places that each kind of template may fill, beside those that every mail has. */
export const MAIL_PLACEHOLDERS: Readonly<Record<'user' | 'institution', readonly string[]>> = {
  user: ['first_name', 'last_name', 'email', 'institution_name'],
  institution: ['institution_name', 'institution_id', 'official_name', 'first_name', 'last_name'],
};

/** What a template leaves for staff to write, as '[Please say why here]'. A mail that still has it is not sent. */
const UNWRITTEN = /\[Please [^\]]*\]/;
export const hasUnwritten = (body: string): boolean => UNWRITTEN.test(body);
export const WRITE_FIRST = 'Please write your own words in place of those in square brackets';

export const COMMON_PLACEHOLDERS = [
  'product_name',
  'foundation_name',
  'support_email',
  'portal_url',
] as const;
