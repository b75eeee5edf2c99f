/** Pieces of a mail's HTML whose words come from a catalogue, in the language that is spoken when they are called. */
import { escapeHtml, say } from '@portal/kit';

type Texts = Readonly<Record<string, string>>;

/** @param values put into the places of the text, escaped
 * @param links addresses for what stands between the tags of that name */
export function paragraph(text: string, values: Texts = {}, links: Texts = {}): string {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)] as const);
  const linked = Object.entries(links).map(
    ([name, href]) =>
      [name, (inside: readonly string[]) => `<a href="${href}">${inside.join('')}</a>`] as const,
  );
  return `<p>${say(text, Object.fromEntries([...escaped, ...linked]))}</p>`;
}

/** A paragraph that is nothing but a link: the mail's action. */
export const action = (label: string, href: string): string => `<p><a href="${href}">${say(label)}</a></p>`;

/** The link to support, and its address in the text. */
export const support = (supportEmail: string) =>
  [{ address: supportEmail }, { support: `mailto:${escapeHtml(supportEmail)}` }] as const;
