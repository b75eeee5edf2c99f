/** Models of the tables and views that this service accesses through models; SQL statements need none. */
export * from './calendar-feed.model.ts';
export * from './core.views.ts';
export * from './match-summary.model.ts';
export * from './operation.model.ts';
export * from './release-note.model.ts';
export * from './review-window.model.ts';
export * from './score.model.ts';
