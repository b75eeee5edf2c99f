/**
 * Measures requests per second of one operation with autocannon, whose client is light enough not to distort the
 * result.
 */
import autocannon from 'autocannon';

export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds?: number;
  /** Stop after this many requests instead of after `seconds`; each request uses the next target. */
  readonly targets?: readonly Target[];
  readonly connections?: number;
}
export interface Target {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
export interface Measured {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  readonly failures: number;
}

export async function measure(load: Load): Promise<Measured> {
  const queue = [...(load.targets ?? [])];
  const connections = Math.min(load.connections ?? 16, queue.length || Infinity);
  const { result, milliseconds } = await fire({
    url: load.url,
    connections,
    ...(load.targets ? { amount: load.targets.length } : { duration: load.seconds ?? 5 }),
    headers: { ...load.headers },
    ...(load.targets
      ? {
          requests: [
            {
              setupRequest: (request) => {
                const target = queue.shift() ?? load.targets?.at(-1);
                return target
                  ? {
                      ...request,
                      method: target.method,
                      path: target.path,
                      ...(target.headers ? { headers: { ...load.headers, ...target.headers } } : {}),
                      ...(target.body ? { body: target.body } : {}),
                    }
                  : request;
              },
            },
          ],
        }
      : {}),
  });
  return {
    perSecond: load.targets
      ? load.targets.length / Math.max(0.001, milliseconds / 1000)
      : result.requests.average,
    median: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * `milliseconds` runs from the start to the last answer, because autocannon rounds its own duration up to whole
 * seconds.
 */
function fire(options: autocannon.Options): Promise<{ result: autocannon.Result; milliseconds: number }> {
  return new Promise((resolve, reject) => {
    let started = performance.now();
    let answered = started;
    const instance = autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve({ result, milliseconds: answered - started });
    });
    instance.on('start', () => (started = performance.now()));
    instance.on('response', () => (answered = performance.now()));
  });
}
