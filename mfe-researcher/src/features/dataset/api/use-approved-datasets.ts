import { useList } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { useMemo } from 'react';

/** Ids of the datasets that the signed-in person already has access to. */
export function useApprovedDatasets(): ReadonlySet<string> {
  const { user, role } = useSession();
  const isResearcher = role === 'primary_researcher' || role === 'pi_sbso';
  const { rows } = useList(
    'GET /datasetaccess/',
    { user: user?.id ?? null, status: 'granted', limit: 1000 },
    { enabled: isResearcher && user !== null },
  );
  return useMemo(() => new Set(rows.map((access) => access.dataset.id)), [rows]);
}
