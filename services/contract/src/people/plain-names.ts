/** Names of people and institutions are in mails, lists and documents: they lead nowhere and show what they contain. */
import { asMailValue } from '../mail/rules.ts';

/** What no reader sees: joiners, marks of direction, fillers, blanks of Braille, characters for private use. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800]/u;
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** As mail programs and address bars read it: wide and bold letters are plain ones, and dots of other scripts are dots. */
const asRead = (name: string): string => name.normalize('NFKC').replaceAll('\u3002', '.');

/** `https://…`, `www.…`, or a host with something behind it. */
const ADDRESS =
  /:\/\/|https?:\\|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,63}[/?#:@]|@[\p{L}\p{N}-]+\.|(?:\d{1,3}\.){3}\d{1,3}[/?#:@]/iu;
export const containsAddress = (name: string): boolean => ADDRESS.test(asRead(name));

/** Many mail programs make a link of a bare `example.com` too. "St.Gallen" is no host: its last part is a word with a capital. */
const HOST =
  /[\p{L}\p{N}]\.(?:[a-z]{2,63}|[A-Z]{2,63}|xn--[\w-]+)(?![\p{L}\p{N}])|(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/u;

/** The name as it may be in a mail to someone else; `instead` where it would become a link there. */
export const nameInMail = (name: string, instead: string): string =>
  containsAddress(name) || HOST.test(asRead(name)) || hasInvisible(name) ? instead : asMailValue(name);
