/** The languages of the portal, as data, and how one is chosen for someone. */

/** Codes of BCP 47. `en-XA` is made from English by a script and is offered only where it is asked for. */
export const LANGUAGES = ['en', 'es', 'en-XA'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that the catalogues are written in, and of the person who chose none. */
export const SOURCE_LANGUAGE = 'en' satisfies Language;
/** English with accents, longer and in brackets: what is on a page without them came from no catalogue. */
export const PSEUDO_LANGUAGE = 'en-XA' satisfies Language;

/** Each in its own words, as a list of choices shows them. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  'en-XA': 'English (pseudo)',
};

/** For `Intl`: each language as it is written in the United States, with 1,234 and not 1.234. */
export const getLocale = (language: string): string => new Intl.Locale(language, { region: 'US' }).toString();

/** What a browser chose, until the account says otherwise; scripts of the page read and write it. */
export const LANGUAGE_COOKIE = 'portal_language';

export const isLanguage = (value: unknown): value is Language =>
  (LANGUAGES as readonly unknown[]).includes(value);

/** The first of the wanted languages that is offered: `fr-CA` takes `fr`, but `en` never takes `en-XA`. */
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

/** Codes of an `Accept-Language` header, the most wanted first. */
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
