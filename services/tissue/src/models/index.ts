/** A model for each table of the service. */
export * from './donor-change.model.ts';
export * from './donor-sample.model.ts';
export * from './donor-survey.model.ts';
export * from './donor-sync.model.ts';
export * from './donor.model.ts';
