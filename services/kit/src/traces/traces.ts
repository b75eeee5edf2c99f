/**
 * Traces in the few places that everything passes: calls in and out, statements, jobs (decision 402). Without the variables
 * of OpenTelemetry nothing of it is loaded, and each place asks one question.
 */

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  /** Names, numbers and routes; never a value that someone typed. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** `traceparent` of what caused it, where that was elsewhere or earlier. */
  readonly parent?: string | undefined;
}

/** What is found out while it lasts. */
export interface OpenSpan {
  rename(name: string): void;
  set(name: string, value: string | number): void;
  fail(): void;
}

export interface Tracing {
  inSpan<T>(options: SpanOptions, run: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** `traceparent` of the span that runs, for what it causes elsewhere. */
  current(): string | undefined;
  stop(): Promise<void>;
}

type Variables = Readonly<Record<string, string | undefined>>;

let tracing: Tracing | undefined;

/** Whether the variables ask for traces. */
export const wantsTraces = (variables: Variables): boolean =>
  Boolean(variables['OTEL_EXPORTER_OTLP_ENDPOINT'] || variables['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']) &&
  variables['OTEL_SDK_DISABLED'] !== 'true' &&
  variables['OTEL_TRACES_EXPORTER'] !== 'none';

/** Once in a process, before it takes calls. @returns how to send what is left, at its end */
export async function startTraces(program: string, variables: Variables): Promise<() => Promise<void>> {
  if (!wantsTraces(variables)) return () => Promise.resolve();
  const { openTracing } = await import('./open-telemetry.ts');
  const opened = openTracing(program, variables);
  tracing = opened;
  return () => opened.stop();
}

export const isTracing = (): boolean => tracing !== undefined;

const NO_SPAN: OpenSpan = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** Runs it in a span; what it calls and causes becomes part of the same trace. */
export const inSpan = <T>(options: SpanOptions, run: (span: OpenSpan) => Promise<T>): Promise<T> =>
  tracing === undefined ? run(NO_SPAN) : tracing.inSpan(options, run);

/** `traceparent` of what runs, undefined where nothing is traced. */
export const currentTrace = (): string | undefined => tracing?.current();
