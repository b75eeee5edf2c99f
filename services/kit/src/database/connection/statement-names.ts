/**
 * Names under which PostgreSQL stores prepared statements. Every text gets its own, and callers make new texts by asking for
 * other orders, filters and pages; so only what recurs has a name, and what was used last still has it (decision 492).
 */
import { createHash } from 'node:crypto';

interface Bounds {
  /** At which sight a text gets its name. */
  readonly sightings?: number;
  /** How many texts have one. */
  readonly names?: number;
  /** How many texts without one are remembered. */
  readonly candidates?: number;
  /** Whether a text may be prepared at all; asked only of those without a name. */
  readonly accepts?: (text: string) => boolean;
}

/** Takes what was used longest ago out of a map whose newest entries are last. */
function takeOldest(entries: Map<string, unknown>, bound: number): string | undefined {
  const [oldest] = entries.keys();
  if (entries.size <= bound || oldest === undefined) return undefined;
  entries.delete(oldest);
  return oldest;
}

/** @returns the name of a text, always the same one; undefined for one that is not prepared (yet) */
export function createStatementNames({
  sightings = 3,
  names = 500,
  candidates = 1000,
  accepts = () => true,
}: Bounds = {}) {
  const named = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text: string): string | undefined => {
    const known = named.get(text);
    if (known !== undefined) {
      if (names !== Infinity) {
        // Taken out and put in again: the last used are last.
        named.delete(text);
        named.set(text, known);
      }
      return known;
    }
    if (!accepts(text)) return undefined;
    const times = (seen.get(text) ?? 0) + 1;
    seen.delete(text);
    if (times < sightings) {
      seen.set(text, times);
      takeOldest(seen, candidates);
      return undefined;
    }
    const name = createHash('sha1').update(text).digest('base64url').slice(0, 24);
    named.set(text, name);
    takeOldest(named, names);
    return name;
  };
}

/**
 * What one connection has prepared.
 * @returns the name that is used no more since `name` is: the connection is to close it
 */
export function createNameCache(bound: number): (name: string) => string | undefined {
  const cached = new Map<string, true>();
  return (name) => {
    cached.delete(name);
    cached.set(name, true);
    return takeOldest(cached, bound);
  };
}
