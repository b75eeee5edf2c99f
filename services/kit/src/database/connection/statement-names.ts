/**
 * Names under which PostgreSQL keeps prepared statements. Every text gets its own, for as long as a connection lives, and
 * callers make new texts by asking for other orders, filters and pages; so only what recurs has a name, and not endlessly
 * much.
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

/** @returns the name of a text; undefined for one that is not prepared (yet) */
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
    if (known !== undefined || named.size >= names || !accepts(text)) return known;
    const times = (seen.get(text) ?? 0) + 1;
    // Taken out and put in again: the last seen stand last.
    seen.delete(text);
    if (times < sightings) {
      seen.set(text, times);
      const [oldest] = seen.keys();
      if (seen.size > candidates && oldest !== undefined) seen.delete(oldest);
      return undefined;
    }
    const name = createHash('sha1').update(text).digest('base64url').slice(0, 24);
    named.set(text, name);
    return name;
  };
}
