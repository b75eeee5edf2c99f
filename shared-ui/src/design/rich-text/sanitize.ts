import { RICH_TEXT_ADDRESS, RICH_TEXT_ATTRIBUTES, RICH_TEXT_TAGS } from '@portal/contract/rich-text';
import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: [...RICH_TEXT_TAGS],
  ALLOWED_ATTR: Object.values(RICH_TEXT_ATTRIBUTES).flat(),
  ALLOWED_URI_REGEXP: RICH_TEXT_ADDRESS,
};

/**
 * Allows only text markup and links to the web, to email or inside the portal. External links get no access to our
 * window.
 */
export function sanitize(html: string): string {
  const fragment = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const container = document.createElement('div');
  container.append(fragment);
  return container.innerHTML;
}

/** Whether the HTML contains no readable text, such as '<p></p>'. */
export function isEmptyHtml(html: string): boolean {
  const container = document.createElement('div');
  container.innerHTML = sanitize(html);
  return (container.textContent ?? '').trim() === '';
}
