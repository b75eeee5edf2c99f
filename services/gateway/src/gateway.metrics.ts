import type { ReleaseCount } from '@portal/contract';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface GatewayMetrics {
  contentType: string;
  text: () => Promise<string>;
  observe: (target: string, status: number, seconds: number) => void;
  /** Counts something that the gateway refused: an error code, or `connection`. */
  refused: (reason: string) => void;
  /** Counts a page's report about the version that it runs. */
  recordReleaseCount: (count: ReleaseCount) => void;
}

/** Creates a separate registry, so that two gateways in one process (tests) do not collide. */
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
    help: 'Refused requests: too many, too large, too slow, or no service',
    labelNames: ['reason'],
    registers: [registry],
  });
  const release = createReleaseMetrics(registry);
  return {
    recordReleaseCount: release,
    refused: (reason) => refusals.inc({ reason }),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observe(target, status, seconds) {
      answers.inc({ target, status: String(status) });
      duration.observe({ target }, seconds);
    },
  };
}

/** Labels are app and version. Only served versions occur, so there are never many. */
function createReleaseMetrics(registry: Registry): GatewayMetrics['recordReleaseCount'] {
  const labelNames = ['app', 'version'] as const;
  const registers = [registry];
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const loads = counter('portal_release_loads_total', 'Pages that ran a version of an app');
  const errors = counter('portal_release_errors_total', 'Script errors that pages told of a version');
  const failed = counter('portal_release_failed_loads_total', 'Loads of an app or a part of it that failed');
  const lcp = histogram('portal_release_lcp_seconds', 'Largest contentful paint', [0.5, 1, 2.5, 4, 8]);
  const inp = histogram('portal_release_inp_seconds', 'Interaction to next paint', [0.05, 0.1, 0.2, 0.5, 1]);
  const cls = histogram('portal_release_cls', 'Cumulative layout shift', [0.01, 0.05, 0.1, 0.25, 0.5]);
  return (count) => {
    const { app, version } = count;
    loads.inc({ app, version }, count.loads);
    errors.inc({ app, version }, count.errors);
    failed.inc({ app, version }, count.failed);
    if (count.lcp !== null) lcp.observe({ app, version }, count.lcp / 1000);
    if (count.inp !== null) inp.observe({ app, version }, count.inp / 1000);
    if (count.cls !== null) cls.observe({ app, version }, count.cls);
  };
}
