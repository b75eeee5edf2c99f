/** Mail templates: texts with placeholders such as `{first_name}`, replaced in one pass (spec 3 section 2.17). */
import type { BrandingWords } from '@portal/contract';
import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { asMailValue } from '@portal/contract/mail-rules';
import { nameInMail } from '@portal/contract/plain-names';
import { escapeHtml, inLanguage, readLanguages, translate, type Reads } from '@portal/kit';
import { mail as words } from '../texts/en/mail.ts';

export interface TemplateText {
  readonly subject: string;
  readonly body: string;
}
/** A template as it is stored. The Spanish text is empty until someone writes it. */
export interface StoredTemplate extends TemplateText {
  readonly subject_es: string;
  readonly body_es: string;
}

/** A text with the language that it is written in. */
export interface WrittenText extends TemplateText {
  readonly language: Language;
}
/** A filled template: the text in the language of its recipients, and the same in the other languages that it has. */
export interface FilledLetter extends WrittenText {
  readonly translations: WrittenText[];
  readonly recipient_languages: Language[];
}
/** Values by the name of the placeholder. */
export type Places = Readonly<Record<string, string>>;

const PLACE = /\{([a-z_]+)\}/g;
/** Also matches mistakes such as `{First name}`, or a placeholder that is partly bold. */
const ANY_BRACES = /\{([^{}]*)\}/g;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Names in braces that are not placeholders of this template; the mail would contain them unchanged. */
export const unknownPlaces = (text: string, known: readonly string[]): string[] => [
  ...new Set(
    namesIn(text, ANY_BRACES)
      .filter((name) => !known.includes(name))
      .map((name) => name.replace(/<[^<>]*>/g, '').trim()),
  ),
];

/** Required placeholders that neither the subject nor the message contains. */
export const missingPlaces = ({ subject, body }: TemplateText, required: readonly string[]): string[] => {
  const names = namesIn(`${subject}\n${body}`, PLACE);
  return required.filter((name) => !names.includes(name));
};

/** Fills the subject with plain text and the message with escaped HTML. */
export function fillTemplate({ subject, body }: TemplateText, places: Places): TemplateText {
  const value = (name: string, place: string): string => places[name] ?? place;
  return {
    subject: subject.replace(PLACE, (place, name: string) => value(name, place)),
    body: body.replace(PLACE, (place, name: string) => escapeHtml(value(name, place))),
  };
}

/** A template that has one part only in Spanish is not translated. */
const listTexts = ({ subject, body, subject_es, body_es }: StoredTemplate): readonly WrittenText[] => [
  { language: SOURCE_LANGUAGE, subject, body },
  ...(subject_es !== '' && body_es !== ''
    ? [{ language: 'es' as const, subject: subject_es, body: body_es }]
    : []),
];

/**
 * Fills a template in the language of the recipients, in English if they have several.
 * @param places called once for each language
 */
export async function writeLetter(
  reads: Reads,
  template: StoredTemplate,
  { to, places }: { readonly to: readonly string[]; readonly places: () => Places },
): Promise<FilledLetter> {
  const languages = await readLanguages(reads, to);
  const texts = listTexts(template).map(({ language, ...text }) =>
    inLanguage(language, () => ({ language, ...fillTemplate(text, places()) })),
  );
  const wanted = languages.length === 1 ? languages[0] : SOURCE_LANGUAGE;
  const text = texts.find(({ language }) => language === wanted) ?? texts[0];
  if (!text) throw new Error('a template has an English text');
  return { ...text, translations: texts.filter((one) => one !== text), recipient_languages: languages };
}

/** Values of the placeholders that every template has (contract `COMMON_PLACEHOLDERS`). */
export const commonPlaces = ({
  branding,
  publicUrl,
}: {
  readonly branding: BrandingWords;
  readonly publicUrl: string;
}): Places => ({
  product_name: branding.product_name,
  foundation_name: branding.foundation_name,
  support_email: branding.support_email,
  portal_url: publicUrl,
});

export interface RequestOfMail {
  readonly id: number;
  readonly code: string;
  readonly projectTitle: string;
}

/**
 * Values of the placeholders in a mail about requests (contract `MAIL_PLACEHOLDERS`). A mail to several people names
 * none of them and links to the list of requests.
 * @param firstNames first name of each recipient, without duplicates
 */
export function requestPlaces(
  requests: readonly RequestOfMail[],
  firstNames: readonly string[],
  publicUrl: string,
): Places {
  const [only] = requests;
  const titles = [...new Set(requests.map(({ projectTitle }) => asMailValue(projectTitle)))];
  return {
    first_name:
      firstNames.length === 1
        ? nameInMail(firstNames[0] ?? '', translate(words.colleague))
        : translate(words.colleagues),
    request_code: requests.map(({ code }) => code).join(', '),
    project_title: titles.join('”, “'),
    request_link: `${publicUrl}/request${requests.length === 1 && only ? `/${only.id}` : ''}`,
  };
}
