/** Material Transfer Agreements as used by several apps: the page, and the notice on a request. */
export { TransferAgreementNotice } from './TransferAgreementNotice.tsx';
export { TransferAgreementPage } from './TransferAgreementPage.tsx';
export { TransferBadge } from './TransferBadge.tsx';
