/** A model for each table of the service, and one for reading each view that it uses. */
export * from './collection.model.ts';
export * from './donor-change.model.ts';
export * from './donor-sample.model.ts';
export * from './donor-survey.model.ts';
export * from './donor-sync.model.ts';
export * from './donor.model.ts';
export * from './order.model.ts';
