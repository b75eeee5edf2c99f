import { INVESTIGATOR_ROLES } from '@portal/contract/roles';
import { EmptyState, LockIcon } from '@portal/shared-ui';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import type { ReactNode } from 'react';
import { catalogue as words } from '#texts/catalogue';

/**
 * Researchers see donors once one of their data requests is approved; until then the page explains how to get access.
 */
export function ApprovedOnly({ children }: { children: ReactNode }) {
  const { role, user } = useSession();
  const isClosed = role !== null && INVESTIGATOR_ROLES.includes(role) && user?.abn_approved !== true;
  if (!isClosed) return children;
  return (
    <Page title={words.title} breadcrumbs={[]}>
      <EmptyState
        icon={<LockIcon />}
        title={words.closedTitle}
        description={words.closedText}
        action={<RouteButton to="/request/create">{words.closedAction}</RouteButton>}
      />
    </Page>
  );
}
