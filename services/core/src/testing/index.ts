/** Exports for tests of this service and of services that read its views; production code must not import it. */
export { createFactories, type Factories, type FileOptions, type InstitutionOptions } from './factories.ts';
export { startCoreProcess, type CoreProcess } from './core-process.ts';
export { startHarness, type Harness } from './harness.ts';
export { buildYear } from './institution-years.ts';
export { buildTransfer, type BuiltTransferOptions } from './build-transfer.ts';
export { drawPreview, type DrawnMail, type MailPreview } from './mail-preview.ts';
export { MAIL_PREVIEWS } from './mail-previews.ts';
export { LONGEST, SHORTEST, type MailSample } from './mail-samples.ts';
