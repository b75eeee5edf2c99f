import { InstitutionPage, ReadView } from '@portal/shared-ui/institution';
import { EditInstitution } from '../components/EditInstitution.tsx';
import { StaffView } from '../components/StaffView.tsx';

/** `/institution/{id}` for staff, both those who work on it and those who only read it. */
export const Component = () => (
  <InstitutionPage WorkView={StaffView} EditView={EditInstitution} MemberView={ReadView} />
);
