/**
 * Names of people and institutions appear in mails, lists and documents: they must not become links or contain
 * invisible characters.
 */
import { asMailValue } from '../mail/rules.ts';

/** Invisible characters: joiners, direction marks, fillers, the Braille blank, private-use characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800]/u;
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/**
 * The name as mail programs and address bars read it: wide and bold letters become plain, dots of other scripts become
 * dots.
 */
const asRead = (name: string): string => name.normalize('NFKC').replaceAll('\u3002', '.');

/** `https://…`, `www.…`, or a host followed by a path, query, fragment, port or @. */
const ADDRESS =
  /:\/\/|https?:\\|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,63}[/?#:@]|@[\p{L}\p{N}-]+\.|(?:\d{1,3}\.){3}\d{1,3}[/?#:@]/iu;
export const containsAddress = (name: string): boolean => ADDRESS.test(asRead(name));

/**
 * Many mail programs also turn a bare `example.com` into a link. "St.Gallen" is not a host: its last part is a
 * capitalized word.
 */
const HOST =
  /[\p{L}\p{N}]\.(?:[a-z]{2,63}|[A-Z]{2,63}|xn--[\w-]+)(?![\p{L}\p{N}])|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u;

/** The name for use in a mail to someone else; `instead` if mail programs would turn the name into a link. */
export const nameInMail = (name: string, instead: string): string =>
  containsAddress(name) || HOST.test(asRead(name)) || hasInvisible(name) ? instead : asMailValue(name);
