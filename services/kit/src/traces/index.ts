export { traceStatements } from './trace-statements.ts';
export { currentTrace, inSpan, isTracing, startTraces, wantsTraces, type OpenSpan } from './traces.ts';
