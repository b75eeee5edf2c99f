/**
 * Creates traces in the few places that everything passes: incoming and outgoing calls, statements, jobs (decision
 * 402). Without the OpenTelemetry variables none of its code is loaded, and each place makes only one check.
 */

import type { OpenSpan, SpanOptions, Tracing } from './span.ts';

type Variables = Readonly<Record<string, string | undefined>>;

let tracing: Tracing | undefined;

/** Whether the variables enable traces. */
export const wantsTraces = (variables: Variables): boolean =>
  Boolean(variables['OTEL_EXPORTER_OTLP_ENDPOINT'] || variables['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) &&
  variables['OTEL_SDK_DISABLED'] !== 'true' &&
  variables['OTEL_TRACES_EXPORTER'] !== 'none';

/** Call once in a process, before it accepts calls. @returns how to send the remaining spans at the end */
export async function startTraces(program: string, variables: Variables): Promise<() => Promise<void>> {
  if (!wantsTraces(variables)) return () => Promise.resolve();
  const { openTracing } = await import('./open-telemetry.ts');
  const opened = openTracing(program, variables);
  tracing = opened;
  return () => opened.stop();
}

export const isTracing = (): boolean => tracing !== undefined;

const NO_SPAN: OpenSpan = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** Runs `run` in a span; its calls and effects become part of the same trace. */
export const inSpan = <T>(options: SpanOptions, run: (span: OpenSpan) => Promise<T>): Promise<T> =>
  tracing === undefined ? run(NO_SPAN) : tracing.inSpan(options, run);

/** `traceparent` of the current span; undefined if nothing is traced. */
export const currentTrace = (): string | undefined => tracing?.current();
