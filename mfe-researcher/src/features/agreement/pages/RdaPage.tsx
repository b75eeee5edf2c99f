import { RdaPage } from '@portal/shared-ui/agreement';
import { NextVerification } from '../../official/components/VerificationResult.tsx';

/** `/rda/{id}` for the Signing Officials of the institution and for its researchers. */
export const Component = () => <RdaPage AfterSigning={NextVerification} />;
