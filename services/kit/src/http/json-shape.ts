/** Limits of a JSON text, checked before it is parsed, because parsing and validating cost far more than counting. */
import { input } from '../texts/en/input.ts';

/** Maximum depth; no form of the portal is nested deeper. */
const DEPTH = 32;
/** Maximum number of values in all lists and objects together. The longest list that the API accepts has 1,000. */
const VALUES = 5000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The exceeded limit, as a text for the caller; undefined if the text may be parsed. */
export function findExcess(json: Uint8Array): string | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.has(byte)) depth -= 1;
    if (depth > DEPTH) return input.tooDeep;
    if (values > VALUES) return input.tooMany;
  }
  return undefined;
}

/** Position of the closing quote of the string that begins at `start`. */
function endOfString(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
