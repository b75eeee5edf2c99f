/** A model for each table of the service, and one for reading each view that it uses. */
export * from './assignment-notice.model.ts';
export * from './core.views.ts';
export * from './researcher.views.ts';
export * from './review.model.ts';
export * from './undone-assignment.model.ts';
