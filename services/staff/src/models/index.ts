/** A model for each table of the service, and one for reading each view that it uses. */
export * from './calendar-feed.model.ts';
export * from './core.views.ts';
export * from './match-summary.model.ts';
export * from './meeting-packet.model.ts';
export * from './release-note.model.ts';
export * from './review-window.model.ts';
export * from './score.model.ts';
export * from './workload.model.ts';
