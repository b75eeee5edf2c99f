export type { AgreementWrite } from './agreement.mail.ts';
export { announceScan } from './announce-scan.ts';
export { agreementResource, rdaTemplateResource } from './agreement.resource.ts';
export { adoptUploaded, agreementRoutes } from './agreement.routes.ts';
export { appendSignature } from './append-signature.ts';
export {
  adoptAgreement,
  askNewOfficial,
  clearAgreement,
  createAgreement,
} from './commands/current-agreement.ts';
export { SEAL_PURPOSE, sealSignature } from './signature-seal.ts';
export { verifySignatures, type Verification } from './verify-signatures.ts';
