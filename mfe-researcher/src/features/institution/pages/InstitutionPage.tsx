import { InstitutionPage } from '@portal/shared-ui/institution';
import { MemberView } from '../components/MemberView.tsx';

/** `/institution/{id}` for its own people; researchers of other institutions can only read it. */
export const Component = () => <InstitutionPage MemberView={MemberView} />;
