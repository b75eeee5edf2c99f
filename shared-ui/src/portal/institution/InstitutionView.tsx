import type { ComponentType } from 'react';
import { HStack, Link, Text } from '../../design/index.ts';
import { useOpenedObject } from '../../design/commands/index.ts';
import { Page, RouteButton } from '../../design/page/index.ts';
import { institution as words } from '#texts/institution';
import { page } from '#texts/institution-page';
import { InstitutionStatusBadge } from '../institution-status/index.ts';
import { isStaffView, may, type PartProps } from './institution-parts.ts';

const STAFF_BREADCRUMBS = [{ label: words.list, to: '/institution' }];

/** The views of an institution that an app provides. */
export interface InstitutionViews {
  /** For users to whom the server shows staff data. */
  readonly WorkView?: ComponentType<PartProps>;
  /** For all other users. */
  readonly MemberView: ComponentType<PartProps>;
}

/** The page of one institution; its content depends on what the server shows and allows. */
export function InstitutionView({ WorkView, MemberView, ...props }: PartProps & InstitutionViews) {
  const { institution } = props;
  const isStaff = WorkView !== undefined && isStaffView(institution);
  useOpenedObject({ path: `/institution/${institution.id}`, label: institution.display_name });
  return (
    <Page
      title={institution.display_name}
      breadcrumbs={isStaff ? STAFF_BREADCRUMBS : []}
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
              {page.adminLink}
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
      {isStaff ? <WorkView {...props} /> : <MemberView {...props} />}
    </Page>
  );
}
