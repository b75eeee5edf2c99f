import { getLocale } from '@portal/contract/language';
import formatMessage, { type CompiledMessage } from 'icu-minify/format';

export type TextValues = Readonly<Record<string, string | number>>;

/** Locale for `Intl`: the language of the page, by default English. */
export const pageLocale = (): string => getLocale(document.documentElement.lang || 'en');

/** Made once for the language of the page. */
export const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
};

/**
 * Inserts plain values into the placeholders of a catalogue text; `<Phrase>` also accepts elements. The build compiles
 * a text with plurals into a message, although its type is still string.
 */
export function fill(text: string, values: TextValues): string {
  const message: CompiledMessage = text;
  if (Array.isArray(message)) return String(formatMessage(message, pageLocale(), values, { formatters }));
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
