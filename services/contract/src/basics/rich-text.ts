/** Tags, attributes and links allowed in rich text. Servers enforce this on write, browsers on render. */
import { PORTAL_PATH } from './portal-path.ts';

export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'code',
  'pre',
  'hr',
  'span',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** `data-mention` is the id of the mentioned person. */
export const RICH_TEXT_ATTRIBUTES = {
  a: ['href', 'title'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  span: ['data-mention'],
} as const satisfies Partial<Record<(typeof RICH_TEXT_TAGS)[number], readonly string[]>>;

/**
 * Where a link in rich text may lead: the web, an email address, the same page or the portal. In email templates the
 * portal URL and the request link are placeholders.
 */
export const RICH_TEXT_ADDRESS = new RegExp(
  String.raw`^(?:https?:|mailto:|#|\{portal_url\}\/|\{request_link\}$|${PORTAL_PATH})`,
  'i',
);
