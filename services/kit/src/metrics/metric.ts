/** Metrics that are computed when Prometheus reads them: waiting work, and work that failed permanently. */
import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Logger } from '../logging.ts';

export interface MetricValue {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Metric {
  /** Name in Prometheus, such as `portal_jobs_ready`. */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** Must be cheap, because it runs with each scrape of each instance. */
  readonly read: () => Promise<readonly MetricValue[]> | readonly MetricValue[];
}

/** After this time the metric is left out: a database that is down must not hide the process's own metrics. */
const TIMEOUT_MS = 2000;

export function registerMetrics(registry: Registry, metrics: readonly Metric[], log: Logger): void {
  for (const { name, help, labels = [], read } of metrics) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [],
      async collect() {
        this.reset();
        // A gauge without labels is removed, because a reset would leave a zero that was not measured.
        if (labels.length === 0) this.remove();
        try {
          for (const one of await inTime(read)) this.set({ ...one.labels }, one.value);
        } catch (error) {
          log.warn({ err: error, metric: name }, 'a metric could not be read');
        }
      },
    });
    registry.registerMetric(gauge);
  }
}

async function inTime(read: Metric['read']): Promise<readonly MetricValue[]> {
  const late = new AbortController();
  const limit = pause(TIMEOUT_MS, undefined, { signal: late.signal, ref: false }).then(
    () => {
      throw new Error(`no answer within ${TIMEOUT_MS} ms`);
    },
    () => [],
  );
  try {
    return await Promise.race([read(), limit]);
  } finally {
    late.abort();
  }
}
