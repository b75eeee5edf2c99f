/** Sends mixed calls at a steady rate, as many people would, and records every answer. */
import { setTimeout as pause } from 'node:timers/promises';

/** The result of one call. */
export interface Outcome {
  readonly operation: string;
  /** When it was sent and how long it took, in milliseconds since the start of the load. */
  readonly at: number;
  readonly took: number;
  /** 0 if no answer arrived. */
  readonly status: number;
  /** Whether an error answer contains a text that says what to do. */
  readonly hasWords: boolean;
}

export interface Operation {
  readonly name: string;
  /** Share of this operation in a hundred calls. */
  readonly share: number;
  /** Sends it. */
  send(): Promise<Response>;
  /** Called with each answer below 300. */
  acknowledged?(body: unknown): void;
}

export interface Load {
  readonly outcomes: readonly Outcome[];
  /** Milliseconds since the load began. */
  now(): number;
  /** Stops sending and waits for running calls. */
  stop(): Promise<void>;
}

/**
 * Starts the load. Calls are sent on schedule, however long earlier calls take, so that an outage is measured in full.
 */
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

/** Orders a hundred calls so that each operation occurs as often as its share, evenly distributed. */
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
