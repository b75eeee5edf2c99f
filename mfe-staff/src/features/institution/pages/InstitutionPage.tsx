import { Stack } from '@portal/shared-ui';
import { InstitutionPage, ReadView, type PartProps } from '@portal/shared-ui/institution';
import { EditInstitution } from '../components/EditInstitution.tsx';
import { StaffView } from '../components/StaffView.tsx';

const OutsideView = (props: PartProps) => (
  <Stack gap="10">
    <ReadView {...props} />
  </Stack>
);

/** /institution/{id} for staff: those who work on it, and those who read. */
export const Component = () => (
  <InstitutionPage WorkView={StaffView} EditView={EditInstitution} MemberView={OutsideView} />
);
