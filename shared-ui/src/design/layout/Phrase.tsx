import { Fragment, type ReactNode } from 'react';

/** Text of a catalogue with elements or values in the places that it names: `Write to {support}.` */
export function Phrase({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/(\{\w+\})/)
    .map((part, index) => (
      <Fragment key={index}>{/^\{\w+\}$/.test(part) ? values[part.slice(1, -1)] : part}</Fragment>
    ));
}
