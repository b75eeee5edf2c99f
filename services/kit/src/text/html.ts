/** HTML that people write: sanitized when it is stored, and again when the browser shows it. */
import { RICH_TEXT_ADDRESS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@portal/contract/rich-text';
import sanitize from 'sanitize-html';

const RICH_TEXT: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: Object.fromEntries(
    Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto'],
  transformTags: { a: (tagName, attribs) => ({ tagName, attribs: withoutForeignAddress(attribs) }) },
};

/** The library itself lets relative addresses and other hosts (`//host`) through. */
function withoutForeignAddress({ href, ...attribs }: sanitize.Attributes): sanitize.Attributes {
  return href !== undefined && RICH_TEXT_ADDRESS.test(href) ? { href, ...attribs } : attribs;
}

/** Allows paragraphs, emphasis, lists, tables, links and mentions (`<span data-mention="12">`), like the contract. */
export const sanitizeHtml = (html: string): string => sanitize(html, RICH_TEXT);

/** The text with `rewrite` applied to the address of each link. Only real links change, because it is parsed. */
export const rewriteLinks = (html: string, rewrite: (address: string) => string): string =>
  sanitize(html, {
    ...RICH_TEXT,
    transformTags: {
      a: (tagName, { href, ...attribs }) => ({
        tagName,
        attribs: href === undefined ? attribs : { href: rewrite(href), ...attribs },
      }),
    },
  });

/** The same words without tags, for the text part of a mail and for search. */
export function plainText(html: string): string {
  const spaced = html.replace(/<\/(p|li|h[1-6]|blockquote|div|tr)>|<br\s*\/?>/gi, '\n$&');
  return (
    sanitize(spaced, { allowedTags: [], allowedAttributes: {} })
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      // Last, because `&amp;lt;` is the text `&lt;` and not a sign.
      .replace(/&amp;/g, '&')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Ids of the people in `data-mention`, without duplicates. */
export const mentionedIds = (html: string): number[] => [
  ...new Set([...html.matchAll(/data-mention="(\d{1,9})"/g)].map((match) => Number(match[1]))),
];

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
