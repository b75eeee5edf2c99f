import { richText as words } from '#texts/rich-text';

/** Replaces the name of a mentioned person who no longer has an account. */
export const MISSING_PERSON = words.missingPerson;

/** Puts a placeholder for the names of `missing` people into sanitized HTML (spec 2 section 8). */
export function replaceMentions(html: string, missing: readonly number[] = []): string {
  if (missing.length === 0) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const mention of body.querySelectorAll<HTMLElement>('[data-mention]'))
    if (missing.includes(Number(mention.dataset['mention']))) mention.textContent = `@${MISSING_PERSON}`;
  return body.innerHTML;
}
