/** Material Transfer Agreements as several apps show them: the page, and the word about it on a request. */
export { TransferAgreementNotice } from './TransferAgreementNotice.tsx';
export { TransferAgreementPage } from './TransferAgreementPage.tsx';
export { TransferBadge } from './TransferBadge.tsx';
