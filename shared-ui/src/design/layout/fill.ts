import { getLocale } from '@portal/contract/language';
import formatMessage, { type CompiledMessage } from 'icu-minify/format';

export type TextValues = Readonly<Record<string, string | number>>;

/** For `Intl`: the language of the page, English at first. */
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
 * Text of a catalogue with plain values in the places that it names; `<Phrase>` takes elements too. A text with plurals is
 * a message that the build compiled, though its type is that of what is in the catalogue.
 */
export function fill(text: string, values: TextValues): string {
  const message: CompiledMessage = text;
  if (Array.isArray(message)) return String(formatMessage(message, pageLocale(), values, { formatters }));
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
