export { askForTransfers } from './announcements.ts';
export type { TransferParts } from './commands.ts';
export { transferAgreementResource } from './transfer-agreement.resource.ts';
export { transferAgreementEvents, transferAgreementRoutes } from './transfer-agreement.routes.ts';
export { nameDocument, TRANSFER_TEMPLATE, writeDocument } from './transfer-document.ts';
