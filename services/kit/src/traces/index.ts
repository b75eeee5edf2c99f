export { traceStatements } from './trace-statements.ts';
export type { OpenSpan } from './span.ts';
export { currentTrace, inSpan, isTracing, startTraces, wantsTraces } from './traces.ts';
