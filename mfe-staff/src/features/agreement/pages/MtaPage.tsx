import { TransferAgreementPage } from '@portal/shared-ui/transfer-agreement';
import { mtaList as words } from '#texts/mta';

const BREADCRUMBS = [{ label: words.title, to: '/mta' }];

/** `/mta/{id}` for staff who execute it for the foundation and order tissue. */
export const Component = () => <TransferAgreementPage breadcrumbs={BREADCRUMBS} />;
