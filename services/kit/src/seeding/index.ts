/** Tools for the seed of a service: the owner's connection, a clock for history, and repeatable random numbers. */
import type pg from 'pg';

export { DRAW_SQL, withoutTriggers } from './draw.ts';
export { writePdf } from './pdf.ts';

/** Requests of the demo data; larger numbers are generated for measurements. */
export const DEMO_REQUESTS = 304;

export interface SeedContext {
  readonly client: pg.Client;
  /** Folder of the installation, for stored files. */
  readonly dataDir: string;
  /** The installation's private key, which creates seals. */
  readonly privateKey: string;
  readonly random: Random;
  readonly scale: { readonly requests: number };
  /** Records the following statements as changes by `actorId` at the time `at`. Null is the portal itself. */
  as(actorId: number | null, at: Date): Promise<void>;
}
export type Seed = (context: SeedContext) => Promise<void>;

export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number;
  pick<T>(items: readonly T[]): T;
  /** True with the probability `share`. */
  chance(share: number): boolean;
}

/** The generator mulberry32: small, and with the same results on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    chance: (share) => next() < share,
  };
}

export function createSeedContext(given: Omit<SeedContext, 'as' | 'random'> & { seed: number }): SeedContext {
  return {
    ...given,
    random: createRandom(given.seed),
    async as(actorId, at) {
      await given.client.query("select set_config('app.actor', $1, false), set_config('app.at', $2, false)", [
        String(actorId ?? ''),
        at.toISOString(),
      ]);
    },
  };
}
