import { Fragment, type ReactNode } from 'react';
import formatMessage, { type CompiledMessage } from 'icu-minify/format';
import { formatters, pageLocale } from './fill.ts';

type Values = Readonly<Record<string, ReactNode>>;

/** Inserts elements or values into the placeholders of a catalogue text: `Write to {support}.` */
export function Phrase({ text, values }: { text: string; values: Values }) {
  const message: CompiledMessage = text;
  const parts = Array.isArray(message) ? formatParts(message, values) : splitPlaces(text, values);
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

const splitPlaces = (text: string, values: Values): ReactNode[] =>
  text.split(/(\{\w+\})/).map((part) => (/^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] : part));

/**
 * For a message with plurals. The formatter accepts elements only for tags, so each placeholder of an element becomes a
 * tag.
 */
function formatParts(message: readonly unknown[], values: Values): ReactNode[] {
  const isPlain = (name: string): boolean => ['string', 'number'].includes(typeof values[name]);
  const nodes = message.map((node) =>
    Array.isArray(node) && node.length === 1 && !isPlain(String(node[0])) ? [node[0], ''] : node,
  );
  const given = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? value : () => value,
    ]),
  );
  const parts = formatMessage<ReactNode>(nodes as CompiledMessage, pageLocale(), given, { formatters });
  return Array.isArray(parts) ? parts : [parts];
}
