/** Mixed calls at a steady rate, as many people at work make them; every answer is written down. */
import { setTimeout as pause } from 'node:timers/promises';

/** What became of one call. */
export interface Outcome {
  readonly operation: string;
  /** When it was sent and how long it took, in milliseconds since the start of the load. */
  readonly at: number;
  readonly took: number;
  /** 0 where no answer came. */
  readonly status: number;
  /** Whether a refusal says in words what to do. */
  readonly hasWords: boolean;
}

export interface Operation {
  readonly name: string;
  /** How many of a hundred calls. */
  readonly share: number;
  /** Sends it. */
  send(): Promise<Response>;
  /** Hears of an answer below 300. */
  acknowledged?(body: unknown): void;
}

export interface Load {
  readonly outcomes: readonly Outcome[];
  /** Milliseconds since the load began. */
  now(): number;
  /** Sends no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** Starts the load: calls leave at their times, however long earlier ones take, so that a halt is seen for what it is. */
export function startLoad(operations: readonly Operation[], perSecond: number): Load {
  const begin = performance.now();
  const now = (): number => performance.now() - begin;
  const outcomes: Outcome[] = [];
  const underWay = new Set<Promise<void>>();
  const turns = spread(operations);
  const stopping = new AbortController();

  const run = async (): Promise<void> => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      const wait = (turn * 1000) / perSecond - now();
      if (wait > 0) await pause(wait);
      const operation = turns[turn % turns.length];
      if (!operation) throw new Error('a load needs operations');
      const call = send(operation, now).then((outcome) => void outcomes.push(outcome));
      underWay.add(call);
      void call.finally(() => underWay.delete(call));
    }
  };
  const running = run();
  return {
    outcomes,
    now,
    async stop() {
      stopping.abort();
      await running;
      await Promise.all(underWay);
    },
  };
}

async function send(operation: Operation, now: () => number): Promise<Outcome> {
  const at = now();
  const described = { operation: operation.name, at };
  try {
    const response = await operation.send();
    const text = await response.text();
    const body = readJson(text);
    if (response.status < 300) operation.acknowledged?.(body);
    return { ...described, took: now() - at, status: response.status, hasWords: hasWords(body) };
  } catch {
    return { ...described, took: now() - at, status: 0, hasWords: false };
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hasWords = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'detail' in body &&
  typeof body.detail === 'string' &&
  body.detail.length > 10;

/** A hundred turns in which each operation comes as often as its share, evenly apart. */
export function spread(operations: readonly Operation[]): Operation[] {
  return operations
    .flatMap((operation, index) =>
      Array.from({ length: operation.share }, (_, turn) => ({
        operation,
        place: (turn + (index + 1) / (operations.length + 1)) / operation.share,
      })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ operation }) => operation);
}
