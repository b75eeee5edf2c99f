/** The language of the current call, mail or document. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  matchLanguage,
  PSEUDO_LANGUAGE,
  readAcceptLanguage,
  SOURCE_LANGUAGE,
  type Language,
} from '@portal/contract/language';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';

interface Speaking {
  language: Language;
  readonly offered: readonly Language[];
}
const speaking = new AsyncLocalStorage<Speaking>();

/** English if there is no call. */
export const currentLanguage = (): Language => speaking.getStore()?.language ?? SOURCE_LANGUAGE;

/** The languages that this installation offers to the current reader. */
export const readOfferedLanguages = (): readonly Language[] =>
  speaking.getStore()?.offered ?? offeredLanguages(process.env);

/** Runs `run` in a language: that of the caller for a call, that of the recipient for a mail. */
export const inLanguage = <T>(language: Language, run: () => T, offered = readOfferedLanguages()): T =>
  speaking.run({ language, offered }, run);

/** Switches to the language of the account, once the caller is known. */
export function setLanguage(language: Language | null): void {
  const store = speaking.getStore();
  if (store && language) store.language = language;
}

/**
 * The languages of this installation: all, but `en-XA` only with `PSEUDO_LANGUAGE=yes`, for tests and for finding texts
 * outside of the catalogs.
 */
export const offeredLanguages = ({
  PSEUDO_LANGUAGE: pseudo,
}: {
  readonly PSEUDO_LANGUAGE?: string | undefined;
}): readonly Language[] => LANGUAGES.filter((language) => language !== PSEUDO_LANGUAGE || pseudo === 'yes');

/** The language that was chosen in the browser, else the first of the browser's own languages that is offered. */
export function readWantedLanguage(context: Context, offered: readonly Language[]): Language {
  const chosen = context.cookies.get(LANGUAGE_COOKIE);
  return chooseLanguage(chosen, context.get('Accept-Language'), offered);
}

const chooseLanguage = (
  chosen: string | undefined,
  accepted: string,
  offered: readonly Language[],
): Language =>
  offeredChoice(chosen, offered) ?? matchLanguage(readAcceptLanguage(accepted), offered) ?? SOURCE_LANGUAGE;

/**
 * The language to store for a new account: the one chosen in the browser, else the language of the pages from the
 * browser's preferences. Null for English by default, so that another browser may still decide.
 */
export function chooseAccountLanguage(context: Context): Language | null {
  const chosen = offeredChoice(context.cookies.get(LANGUAGE_COOKIE), readOfferedLanguages());
  const spoken = currentLanguage();
  return chosen ?? (spoken === SOURCE_LANGUAGE ? null : spoken);
}

/** The language that was chosen in the browser or that the browser prefers, for a request that koa does not handle. */
export function wantedLanguage({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  const chosen = cookies.find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  return chooseLanguage(
    chosen?.slice(LANGUAGE_COOKIE.length + 1),
    headers['accept-language'] ?? '',
    readOfferedLanguages(),
  );
}

/** The stored choice if it is still offered, else null. */
export const offeredChoice = (value: unknown, offered: readonly Language[]): Language | null =>
  isLanguage(value) && offered.includes(value) ? value : null;
