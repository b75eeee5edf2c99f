import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  matchLanguage,
  SOURCE_LANGUAGE,
  type Language,
} from '@portal/contract/language';

const A_YEAR = 365 * 86_400;

function readCookie(): Language | undefined {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1);
  return isLanguage(value) ? value : undefined;
}

/** The language chosen in this browser, else the first of the browser's languages that the portal supports. */
export const wantedLanguage = (): Language =>
  readCookie() ?? matchLanguage(navigator.languages, LANGUAGES) ?? SOURCE_LANGUAGE;

/**
 * Stores the choice and reloads the page, because catalogues are read only once, when a page's code loads. Does nothing
 * if the language is already active, or if the browser stores no cookies, which would cause endless reloads.
 */
export function switchLanguage(language: Language): void {
  if (wantedLanguage() === language) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
  if (wantedLanguage() === language) location.reload();
}
