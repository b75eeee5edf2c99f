/** Traces with OpenTelemetry, loaded only if they are enabled. It uses the standard variables. */
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { SpanKind, Tracing } from './span.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const KINDS: Readonly<Record<SpanKind, Kind>> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  producer: Kind.PRODUCER,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};

/** OTEL_TRACES_SAMPLER and OTEL_TRACES_SAMPLER_ARG. @throws with one line */
export function readSampler(variables: Variables): Sampler {
  const name = variables['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on';
  const given = variables['OTEL_TRACES_SAMPLER_ARG'] || '1';
  const share = Number(given);
  if (!(share >= 0 && share <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1, but is "${given}".`);
  const plain: Readonly<Record<string, () => Sampler>> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  };
  const root = plain[name.replace(/^parentbased_/, '')]?.();
  if (!root) throw new Error(`OTEL_TRACES_SAMPLER: ${name} is not known.`);
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

const HEADER = 'traceparent';

export function openTracing(program: string, variables: Variables): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': `portal-${program}`, 'service.namespace': 'portal' }))
    // OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME override the other attributes.
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: readSampler(variables),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('portal');
  const getStart = (parent: string | undefined): Context =>
    parent === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { [HEADER]: parent });

  return {
    async inSpan({ name, kind, attributes, parent }, run) {
      const before = getStart(parent);
      const span = tracer.startSpan(
        name,
        { kind: KINDS[kind], ...(attributes ? { attributes } : {}) },
        before,
      );
      try {
        return await context.with(trace.setSpan(before, span), () =>
          run({
            rename: (changed) => void span.updateName(changed),
            set: (key, value) => void span.setAttribute(key, value),
            fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
          }),
        );
      } catch (error) {
        // The error's message may contain input, so it is not in the trace; the log has it under the correlation id.
        span.setStatus({ code: SpanStatusCode.ERROR });
        if (error instanceof Error) span.setAttribute('error.type', error.name);
        throw error;
      } finally {
        span.end();
      }
    },
    current() {
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      return carrier[HEADER];
    },
    stop: () => provider.shutdown(),
  };
}
