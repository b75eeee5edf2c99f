/** Who may write mail, and about which objects. */
import { INPUT_MESSAGES } from '../words/input-messages.ts';
import type { Role } from '../people/roles.ts';

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

/** Staff who may read every mail about an object. Other reviewers may read only mails that they sent. */
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

/** Models that templates may be about. */
export const TEMPLATE_MODELS = ['user', 'institution', 'request'] as const;
export type TemplateModel = (typeof TEMPLATE_MODELS)[number];

/** Placeholders for each kind of template, in addition to those available in every mail. */
export const MAIL_PLACEHOLDERS: Readonly<Record<TemplateModel, readonly string[]>> = {
  user: ['first_name', 'last_name', 'email', 'institution_name'],
  institution: ['institution_name', 'institution_id', 'official_name', 'first_name', 'last_name'],
  request: ['first_name', 'request_code', 'project_title', 'request_link'],
};

/** Placeholders that a template's subject or message must contain, so that the mail names its subject. */
export const REQUIRED_PLACEHOLDERS: Readonly<Record<TemplateModel, readonly string[]>> = {
  user: [],
  institution: [],
  request: ['request_code', 'request_link'],
};

const words = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#0*91|#x0*5b|lbrack|lsqb);/gi, '[')
    .replace(/&(?:#0*93|#x0*5d|rbrack|rsqb);/gi, ']');

/**
 * Text that staff must write in place of a prompt, such as '[Please say why here]': square brackets with a word of at
 * least four letters. `[1]`, `[sic]` and `[REQ000123]` do not count. A mail with such a prompt is not sent.
 */
export const PROMPT = /\[([^[\]]*)\]/g;
const HAS_WORD = /\p{L}{4}/u;
export const findPrompts = (html: string): string[] =>
  [...words(html).matchAll(PROMPT)].flatMap(([place, inside = '']) => (HAS_WORD.test(inside) ? [place] : []));
export const hasPrompt = (html: string): boolean => findPrompts(html).length > 0;
/**
 * A value inserted into a template, such as a title. Its square brackets become round, so that it is not mistaken for a
 * prompt.
 */
export const asMailValue = (value: string): string => value.replaceAll('[', '(').replaceAll(']', ')');
export const WRITE_FIRST = INPUT_MESSAGES.unwritten;

export const COMMON_PLACEHOLDERS = [
  'product_name',
  'foundation_name',
  'support_email',
  'portal_url',
] as const;
