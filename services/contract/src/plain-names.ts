/** Names of people and institutions stand in mails, lists and documents: they lead nowhere and show what they hold. Free of zod: browsers import it. */
import { asMailValue } from './mail-rules.ts';

/** What no reader sees: joiners, marks of direction, fillers, blanks of Braille, characters for private use. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800]/u;
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text);

/** `https://…`, `www.…`, or a host with something behind it. */
const ADDRESS = /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,63}[/?#:@]|@[\p{L}\p{N}-]+\./iu;
export const holdsAddress = (name: string): boolean => ADDRESS.test(name);

/** Many mail programs make a link of a bare `example.com` too. "St.Gallen" is no host: its last part is a word with a capital. */
const HOST = /[\p{L}\p{N}]\.(?:[a-z]{2,63}|[A-Z]{2,63}|xn--[\w-]+)(?![\p{L}\p{N}])/u;

/** The name as it may stand in a mail to somebody else; `instead` where it would become a link there. */
export const nameInMail = (name: string, instead: string): string =>
  holdsAddress(name) || HOST.test(name) || hasInvisible(name) ? instead : asMailValue(name);
