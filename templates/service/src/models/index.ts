/** A model for each table of the service, and one for reading each view that it uses. */
export * from './note.model.ts';
