import { may, RdaPage, type RdaPart } from '@portal/shared-ui/agreement';
import { AdminDetails } from '../components/AdminDetails.tsx';
import { AdminSection } from '../components/AdminSection.tsx';
import { PaperPanel } from '../components/PaperPanel.tsx';
import { RdaActions } from '../components/RdaActions.tsx';

const Details = (part: RdaPart) =>
  may(part.agreement, 'edit') ? <AdminSection {...part} /> : <AdminDetails agreement={part.agreement} />;

const STAFF = { Actions: RdaActions, Papers: PaperPanel, Details };

/** `/rda/{id}` for staff: the agreement and the administrators' form. */
export const Component = () => <RdaPage staff={STAFF} />;
