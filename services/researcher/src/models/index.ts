/** A model for each table of the service, and one for reading each view that it uses. */
export * from './assignment-notice.model.ts';
export * from './comment.model.ts';
export * from './core.views.ts';
export * from './dataset-access.model.ts';
export * from './dataset.model.ts';
export * from './decision-note.model.ts';
export * from './fulfilment-setting.model.ts';
export * from './irb.model.ts';
export * from './project.model.ts';
export * from './request-access.model.ts';
export * from './request-cohort.model.ts';
export * from './request-dataset.model.ts';
export * from './request-readiness.model.ts';
export * from './request-status-change.model.ts';
export * from './request.model.ts';
export * from './review.model.ts';
export * from './team-member.model.ts';
