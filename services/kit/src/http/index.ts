export * from './app.ts';
export * from './call.ts';
export * from './mutation.ts';
export { fieldErrorsOf, plainLimit } from './validate.ts';
export * from './network.ts';
