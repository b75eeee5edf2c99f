import { HStack, Link, Text } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { institution as words } from '#texts/institution';
import { page } from '#texts/institution-page';
import { InstitutionStatusBadge } from '@portal/shared-ui/institution-status';
import { isStaffView, may, type PartProps } from './institution-parts.ts';
import { MemberView } from './MemberView.tsx';
import { StaffView } from './StaffView.tsx';

const STAFF_CRUMBS = [{ label: words.list, to: '/institution' }];

/** The page of one institution; what stands on it follows from what the server shows and allows. */
export function InstitutionView(props: PartProps) {
  const { institution } = props;
  const isStaff = isStaffView(institution);
  return (
    <Page
      title={institution.display_name}
      width={isStaff ? 'wide' : 'narrow'}
      breadcrumbs={isStaff ? STAFF_CRUMBS : []}
      summary={
        <HStack wrap="wrap" columnGap="3" rowGap="1">
          <InstitutionStatusBadge status={institution.status} />
          {institution.official_name && institution.official_name !== institution.name ? (
            <Text as="span">{institution.official_name}</Text>
          ) : null}
        </HStack>
      }
      actions={
        isStaff ? (
          <HStack gap="4">
            <Link href="#admin" hideFrom="xl">
              {page.goToAdmin}
            </Link>
            {may(institution, 'edit') ? (
              <RouteButton to="?mode=edit" variant="outline">
                {page.edit}
              </RouteButton>
            ) : null}
          </HStack>
        ) : undefined
      }
    >
      {isStaff ? <StaffView {...props} /> : <MemberView {...props} />}
    </Page>
  );
}
