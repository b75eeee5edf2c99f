import { TransferAgreementPage } from '@portal/shared-ui/transfer-agreement';
import { NextVerification } from '../../official/components/VerificationResult.tsx';

/** `/mta/{id}` for the Signing Officials of the institution and for the researchers who requested the tissue. */
export const Component = () => <TransferAgreementPage AfterSigning={NextVerification} />;
