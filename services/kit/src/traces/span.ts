/** Spans as this code sees them, whatever library records them. */

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanOptions {
  readonly name: string;
  readonly kind: SpanKind;
  /** Names, numbers and routes; never input. */
  readonly attributes?: Readonly<Record<string, string | number>>;
  /** `traceparent` of the cause, if it was in another process or earlier. */
  readonly parent?: string | undefined;
}

/** A running span, to which facts can be added. */
export interface OpenSpan {
  rename(name: string): void;
  set(name: string, value: string | number): void;
  fail(): void;
}

export interface Tracing {
  inSpan<T>(options: SpanOptions, run: (span: OpenSpan) => Promise<T>): Promise<T>;
  /** `traceparent` of the current span, for work that it causes elsewhere. */
  current(): string | undefined;
  stop(): Promise<void>;
}
