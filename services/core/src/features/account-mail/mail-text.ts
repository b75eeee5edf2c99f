/** Builds paragraphs with links in their sentences, in the current language. */
import type { MailPiece } from '@portal/contract';
import { sayPieces } from '@portal/kit';
import type { Mailing } from './mailing.ts';

type Target = { readonly path: string } | { readonly email: string };
type Linked = { readonly pieces: readonly MailPiece[] };

/**
 * @param links the target of each tag name; the tagged text becomes the link, and an empty tag pair shows the address
 * @param values values for the placeholders of the text
 */
export function linkedText(
  text: string,
  links: Readonly<Record<string, Target>>,
  values: Readonly<Record<string, string>> = {},
): Linked {
  const linked = Object.entries(links).map(([name, target]) => {
    const link = (inside: readonly MailPiece[]): MailPiece =>
      inside.length === 0
        ? target
        : { ...target, label: inside.filter((piece) => typeof piece === 'string').join('') };
    return [name, link] as const;
  });
  return { pieces: sayPieces<MailPiece>(text, { ...values, ...Object.fromEntries(linked) }) };
}

/** Like `linkedText`, with a link to support whose address the text shows. */
export const supportText = (
  text: string,
  { supportEmail }: Pick<Mailing, 'supportEmail'>,
  links: Readonly<Record<string, Target>> = {},
): Linked => linkedText(text, { ...links, support: { email: supportEmail } }, { address: supportEmail });
