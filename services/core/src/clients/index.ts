export * from './file-store/index.ts';
export * from './mailer.ts';
export * from './abilities.client.ts';
export * from './scanner.ts';
export * from './orcid.client.ts';
export * from './recaptcha.client.ts';
export * from './health.client.ts';
export { createRequestClient, requestCalls } from './request.client.ts';
export * from './gateway.client.ts';
