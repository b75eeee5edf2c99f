import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** The gateway's figures for Prometheus. */
export interface GatewayMetrics {
  contentType: string;
  text: () => Promise<string>;
  observe: (target: string, status: number, seconds: number) => void;
  /** Something that the gateway did not let in: a code of an error, or `connection`. */
  refused: (reason: string) => void;
}

/** Makes a registry of its own, so that two gateways in one process (tests) do not collide. */
export function createMetrics(): GatewayMetrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'gateway' });
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'portal_gateway_answers_total',
    help: 'Answers by target and status',
    labelNames: ['target', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'portal_gateway_seconds',
    help: 'Time until an answer was sent, by target',
    labelNames: ['target'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'portal_gateway_refused_total',
    help: 'What did not get in: too many at once, too large, too slow, no service',
    labelNames: ['reason'],
    registers: [registry],
  });
  return {
    refused: (reason) => refusals.inc({ reason }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(target, status, seconds) {
      answers.inc({ target, status: String(status) });
      duration.observe({ target }, seconds);
    },
  };
}
