/** In which language the present call, mail or document speaks. */
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

/** English outside of a call. */
export const currentLanguage = (): Language => speaking.getStore()?.language ?? SOURCE_LANGUAGE;

/** What this installation offers to the person who is spoken to now. */
export const offeredNow = (): readonly Language[] =>
  speaking.getStore()?.offered ?? offeredLanguages(process.env);

/** Whatever `run` says is in that language: a call's in the caller's, a mail's in the recipient's. */
export const inLanguage = <T>(language: Language, run: () => T, offered = offeredNow()): T =>
  speaking.run({ language, offered }, run);

/** The account's choice, once it is known who calls. */
export function speak(language: Language | null): void {
  const store = speaking.getStore();
  if (store && language) store.language = language;
}

/**
 * The languages of this installation: all that are there, but `en-XA` only where `PSEUDO_LANGUAGE=yes`, for tests and for who
 * looks for texts outside of the catalogues.
 */
export const offeredLanguages = ({
  PSEUDO_LANGUAGE: pseudo,
}: {
  readonly PSEUDO_LANGUAGE?: string | undefined;
}): readonly Language[] => LANGUAGES.filter((language) => language !== PSEUDO_LANGUAGE || pseudo === 'yes');

/** What the browser chose, else the first of its own languages that is offered. */
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
 * What a new account stores of its owner's choice: the one in the browser, else the language that the pages had because of
 * the browser's own. Null for English that no one chose, so that another browser may still decide.
 */
export function chooseAccountLanguage(context: Context): Language | null {
  const chosen = offeredChoice(context.cookies.get(LANGUAGE_COOKIE), offeredNow());
  const spoken = currentLanguage();
  return chosen ?? (spoken === SOURCE_LANGUAGE ? null : spoken);
}

/** What the browser chose or wants, for the person who answers without koa. */
export function wantedLanguage({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const cookies = headers.cookie?.split(/;\s*/) ?? [];
  const chosen = cookies.find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  return chooseLanguage(
    chosen?.slice(LANGUAGE_COOKIE.length + 1),
    headers['accept-language'] ?? '',
    offeredNow(),
  );
}

/** A stored choice that is offered still; what is not, counts as none. */
export const offeredChoice = (value: unknown, offered: readonly Language[]): Language | null =>
  isLanguage(value) && offered.includes(value) ? value : null;
