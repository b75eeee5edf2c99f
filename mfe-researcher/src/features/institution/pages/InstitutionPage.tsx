import { InstitutionPage } from '@portal/shared-ui/institution';
import { MemberView } from '../components/MemberView.tsx';

/** /institution/{id} for its own people, and to read for researchers of others. */
export const Component = () => <InstitutionPage MemberView={MemberView} />;
