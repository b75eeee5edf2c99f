import { TransferAgreementPage } from '@portal/shared-ui/transfer-agreement';

/** /mta/{id} for those who sign it for their institution, and for those who asked for the tissue. */
export const Component = () => <TransferAgreementPage />;
