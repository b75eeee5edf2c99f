export type { AgreementWrite } from './agreement.mail.ts';
export { announceScan } from './announce-scan.ts';
export { agreementResource, rdaTemplateResource } from './agreement.resource.ts';
export { adoptUploaded, agreementRoutes } from './agreement.routes.ts';
export { appendSignature, type RunSql } from './append-signature.ts';
export { adoptAgreement, clearAgreement, createAgreement } from './current-agreement.command.ts';
export { askNewOfficial } from './new-official.command.ts';
export { SEAL_PURPOSE, sealOf } from './signature-seal.ts';
export { verifySignatures, type Verification } from './verify-signatures.ts';
