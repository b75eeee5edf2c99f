export { announceScan } from './announce-scan.ts';
export { agreementResource, rdaTemplateResource, signaturesSql } from './agreement.resource.ts';
export { adoptUploaded, agreementRoutes } from './agreement.routes.ts';
export { appendSignature } from './append-signature.ts';
export {
  adoptAgreement,
  askNewOfficial,
  clearAgreement,
  createAgreement,
} from './commands/current-agreement.ts';
export { sendPdf } from './pdf/send-pdf.ts';
export { listPeopleWithRole, readOfficial, readPerson, type Recipient } from './recipients.queries.ts';
export { signDocument, type SignatureGiven, type SigningCall, type SigningParts } from './sign-document.ts';
export { SEAL_PURPOSE, sealSignature } from './signature-seal.ts';
export { verifySignatures, type Verification } from './verify-signatures.ts';
