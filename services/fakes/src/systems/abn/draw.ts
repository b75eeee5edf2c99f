/** Random values without state: a key gives the same value on every machine, whatever was drawn before. */
import { createHash } from 'node:crypto';

export interface Draw {
  /** A whole number between both values, inclusive. */
  integer(purpose: string, from: number, to: number): number;
  /** A number with one decimal place between both values, inclusive. */
  decimal(purpose: string, from: number, to: number): number;
  pick<T>(purpose: string, items: readonly T[]): T;
  /** Up to `most` different items, in the order of `items`. */
  some<T>(purpose: string, items: readonly T[], most: number): T[];
  /** True with a probability of `percent`. */
  chance(purpose: string, percent: number): boolean;
  /** A string of hexadecimal digits. */
  hex(purpose: string, digits: number): string;
}

export function createDraw(key: string): Draw {
  const integer = (purpose: string, from: number, to: number): number =>
    from + (mix(`${key}/${purpose}`) % (to - from + 1));
  return {
    integer,
    decimal: (purpose, from, to) => integer(purpose, from * 10, to * 10) / 10,
    pick: (purpose, items) => {
      const item = items[integer(purpose, 0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    some: (purpose, items, most) => {
      const wanted = integer(purpose, 0, most);
      const order = items.map((item, index) => ({ item, index, at: integer(`${purpose} ${index}`, 0, 1e9) }));
      const chosen = order.toSorted((one, other) => one.at - other.at).slice(0, wanted);
      return chosen.toSorted((one, other) => one.index - other.index).map(({ item }) => item);
    },
    chance: (purpose, percent) => integer(purpose, 1, 100) <= percent,
    hex: (purpose, digits) => createHash('sha256').update(`${key}/${purpose}`).digest('hex').slice(0, digits),
  };
}

/**
 * FNV-1a with the final step of murmur3, so that keys that differ in one character give unrelated numbers. It must be
 * fast, because it is called a hundred times per donor.
 */
function mix(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
