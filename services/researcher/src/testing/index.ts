/** For tests of this service and of those that read its views; nothing that runs may import it. */
export * from './access-matrix.ts';
export * from './close-outs.ts';
export * from './collection-server.ts';
export * from './dataset-matrix.ts';
export * from './described-datasets.ts';
export * from './incidents.ts';
export * from './involvement.ts';
export * from './messages.ts';
export * from './points.ts';
export * from './renewals.ts';
export * from './request-factory.ts';
export * from './request-fields.ts';
export * from './requests.ts';
export * from './undo.ts';
export * from './nightly-runs.ts';
export * from './nightly-matrix.ts';
export * from './without-object.ts';
