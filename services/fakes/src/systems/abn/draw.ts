/** Chance that needs no state: the same key draws the same on every machine, whatever was drawn before. */
import { createHash } from 'node:crypto';

export interface Draw {
  /** A whole number, both ends included. */
  integer(purpose: string, from: number, to: number): number;
  /** With one decimal place, both ends included. */
  decimal(purpose: string, from: number, to: number): number;
  pick<T>(purpose: string, items: readonly T[]): T;
  /** Up to `most` different ones, in the order of `items`. */
  some<T>(purpose: string, items: readonly T[], most: number): T[];
  /** True in `percent` of a hundred. */
  chance(purpose: string, percent: number): boolean;
  /** Hexadecimal digits. */
  hex(purpose: string, digits: number): string;
}

export function createDraw(key: string): Draw {
  const digest = (purpose: string): Buffer => createHash('sha256').update(`${key}/${purpose}`).digest();
  const integer = (purpose: string, from: number, to: number): number =>
    from + (digest(purpose).readUInt32BE() % (to - from + 1));
  return {
    integer,
    decimal: (purpose, from, to) => integer(purpose, from * 10, to * 10) / 10,
    pick: (purpose, items) => items[integer(purpose, 0, items.length - 1)] as (typeof items)[number],
    some: (purpose, items, most) => {
      const wanted = integer(purpose, 0, most);
      const order = items.map((item, index) => ({ item, index, at: integer(`${purpose} ${index}`, 0, 1e9) }));
      const chosen = order.toSorted((one, other) => one.at - other.at).slice(0, wanted);
      return chosen.toSorted((one, other) => one.index - other.index).map(({ item }) => item);
    },
    chance: (purpose, percent) => integer(purpose, 1, 100) <= percent,
    hex: (purpose, digits) => digest(purpose).toString('hex').slice(0, digits),
  };
}
