export * from './matrix.options.ts';
export { runMatrix } from './matrix.ts';
export { MatrixReport } from './matrix.report.ts';
export type { ActorKind, RelationKind } from './matrix.actors.ts';
