/** A model for reading each view that the service uses. */
export * from './core.views.ts';
