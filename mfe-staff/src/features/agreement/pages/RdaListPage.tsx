import { useState } from 'react';
import { RDA_FILTER_LABELS } from '@portal/contract/statuses';
import { Box, Button } from '@portal/shared-ui';
import { ListPage } from '@portal/shared-ui/filtered-list';
import { CommandStrip } from '@portal/shared-ui/request-queue';
import { useSession } from '@portal/shared-ui/session';
import { rda, rdaAdmin, rdaList } from '#texts/rda';
import { NewRdaDialog } from '../components/NewRdaDialog.tsx';
import { RDA_COLUMNS } from '../components/rda-columns.tsx';
import { Templates } from '../components/Templates.tsx';

const STATUSES = ([3, 1, 2] as const).map(
  (status) => [String(status), RDA_FILTER_LABELS[status] ?? ''] as const,
);
const CURRENT = { current: true } as const;

/** `/rda`: the current agreement of every institution, for staff; also the template, for administrators. */
export function Component() {
  const { role } = useSession();
  const isAdmin = role === 'sfari_admin' || role === 'sfari_admin_lead';
  const [isCreating, setCreating] = useState(false);
  return (
    <ListPage
      title={rda.list}
      breadcrumbs={[]}
      actions={isAdmin ? <Button onClick={() => setCreating(true)}>{rdaAdmin.create}</Button> : undefined}
      before={<CommandStrip current="rdas" />}
      list="GET /agreement/"
      query={CURRENT}
      ordering="institution"
      grouping="status"
      columns={RDA_COLUMNS}
      rowHref={(row) => `/rda/${row.id}`}
      searchLabel={rdaList.search}
      filters={[{ name: 'status', label: rdaList.status, options: STATUSES }]}
      hasExport
      storageKey="agreements"
      empty={{ description: rdaList.emptyDescription }}
      hasShortcuts
    >
      {isAdmin ? (
        <Box mt="10">
          <Templates />
        </Box>
      ) : null}
      {isCreating ? <NewRdaDialog onCancel={() => setCreating(false)} /> : null}
    </ListPage>
  );
}
