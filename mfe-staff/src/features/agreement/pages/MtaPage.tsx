import { TransferAgreementPage } from '@portal/shared-ui/transfer-agreement';

/** /mta/{id} for those who execute it for the foundation and order tissue. */
export const Component = () => <TransferAgreementPage />;
