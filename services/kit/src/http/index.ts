export * from './app.ts';
export * from './bulk.ts';
export * from './call.ts';
export * from './mutation.ts';
export { plainWords } from './plain-words.ts';
export { listFieldErrors } from './validate.ts';
export * from './connection-fault.ts';
export * from './network.ts';
export * from './version.ts';
