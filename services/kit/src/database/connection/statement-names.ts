/**
 * Names under which PostgreSQL stores prepared statements. Each text needs its own name, and callers cause new texts
 * with other orders, filters and pages. So only recurring texts get a name, and the least recently used names are
 * dropped (decision 492).
 */
import { createHash } from 'node:crypto';

interface Bounds {
  /** A text gets its name when it is seen for this many times. */
  readonly sightings?: number;
  /** Maximum number of texts with a name. */
  readonly names?: number;
  /** Maximum number of texts without a name that are remembered. */
  readonly candidates?: number;
  /** Whether a text may be prepared at all; asked only of those without a name. */
  readonly accepts?: (text: string) => boolean;
}

/** Removes the first and oldest entry of a map that exceeds its bound. */
function takeOldest(entries: Map<string, unknown>, bound: number): string | undefined {
  const [oldest] = entries.keys();
  if (entries.size <= bound || oldest === undefined) return undefined;
  entries.delete(oldest);
  return oldest;
}

/** @returns the name of a text, always the same one; undefined if it is not prepared, or not yet */
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
        // Moves the entry to the end, because the most recently used entries are last.
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
 * Tracks the prepared statements of one connection.
 * @returns the name that `name` replaces, which the connection must close
 */
export function createNameCache(bound: number): (name: string) => string | undefined {
  const cached = new Map<string, true>();
  return (name) => {
    cached.delete(name);
    cached.set(name, true);
    return takeOldest(cached, bound);
  };
}
