import { RdaPage } from '@portal/shared-ui/agreement';

/** /rda/{id} for those who sign it for their institution, and for its researchers. */
export const Component = () => <RdaPage />;
