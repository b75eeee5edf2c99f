/** The portal's languages, and how one is chosen for a user. */

/** BCP 47 codes. A script generates `en-XA` from English; it is offered only on request. */
export const LANGUAGES = ['en', 'es', 'en-XA'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of the source texts, and the default for people who chose none. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;
/** English with accents and brackets, lengthened: page text without them is in no catalog. */
export const PSEUDO_LANGUAGE = 'en-XA' satisfies Language;

/** Each language's own name, as shown in lists of languages. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'en-XA': 'English (pseudo)',
};

/** The locale for `Intl`: each language as used in the United States, with 1,234 and not 1.234. */
export const getLocale = (language: string): string => new Intl.Locale(language, { region: 'US' }).toString();

/** The browser's choice, used unless the account has its own; page scripts read and write it. */
export const LANGUAGE_COOKIE = 'portal_language';

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** The first wanted language that is offered: `fr-CA` matches `fr`, but `en` never matches `en-XA`. */
export function matchLanguage(
  wanted: readonly string[],
  offered: readonly Language[] = LANGUAGES,
): Language | undefined {
  for (const code of wanted) {
    const exact = offered.find((language) => language.toLowerCase() === code.toLowerCase());
    const general = offered.find((language) => language === code.split('-')[0]?.toLowerCase());
    if (exact ?? general) return exact ?? general;
  }
  return undefined;
}

/** Language codes of an `Accept-Language` header, most preferred first. */
export function readAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [code = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { code, weight: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ code, weight }) => /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(code) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code);
}
