export * from './described-calls.ts';
export * from './outside/index.ts';
export * from './owning-services.ts';
export * from './service-client.ts';
export * from './service-urls.ts';
export * from './in-batches.ts';
