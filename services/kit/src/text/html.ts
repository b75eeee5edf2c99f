/** HTML that people type: sanitized on write, again on render in the browser. */
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

/** Paragraphs, emphasis, lists, tables, links, and mentions (`<span data-mention="12">`): what the contract lets text contain. */
export const sanitizeHtml = (html: string): string => sanitize(html, RICH_TEXT);

/** The same text with `rewrite` of the address of each link. Read by a parser: what only looks like a link is left alone. */
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
      // Last: what was written as `&amp;lt;` is the word `&lt;`, not a sign.
      .replace(/&amp;/g, '&')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Ids of people named by `data-mention`, each once. */
export const mentionedIds = (html: string): number[] => [
  ...new Set([...html.matchAll(/data-mention="(\d{1,9})"/g)].map((match) => Number(match[1]))),
];

export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
