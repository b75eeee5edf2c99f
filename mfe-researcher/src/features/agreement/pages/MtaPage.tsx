import { TransferAgreementPage } from '@portal/shared-ui/transfer-agreement';
import { NextVerification } from '../../official/components/VerificationPapers.tsx';

/** /mta/{id} for those who sign it for their institution, and for those who asked for the tissue. */
export const Component = () => <TransferAgreementPage AfterSigning={NextVerification} />;
