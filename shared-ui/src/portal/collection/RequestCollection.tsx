import type { Request, RequestCollection as Collection } from '@portal/contract';
import { useState } from 'react';
import { requestCollection as words } from '#texts/request-collection';
import { formatDateTime } from '../../design/layout/dates.ts';
import { DefinitionList } from '../../design/layout/DefinitionList.tsx';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { Link, Stack, Text } from '../../design/layout/primitives.ts';
import { RouterLink } from '../../design/router/index.ts';
import { DataTable } from '../../design/table/DataTable.tsx';
import type { TableState } from '../../design/table/types.ts';
import { useApi } from '../data/index.ts';
import { RetryPanel } from '../errors/index.ts';
import { DONOR_COLUMNS } from './donor-columns.ts';

const START: TableState = { page: 1, pageSize: 50, ordering: '', search: '', filters: {} };

/** The collection of a tissue request as it was submitted (spec 2 section 2.4, tab Collection). */
export function RequestCollection({ request }: { request: Pick<Request, 'id'> }) {
  const read = useApi('GET /request/{id}/collection/', { params: { id: request.id } });
  if (!read.data)
    return read.error ? (
      <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />
    ) : (
      <LoadingText />
    );
  const { cart, submitted, submitted_cart: handedIn } = read.data;
  return (
    <Stack gap="5">
      {cart === null ? <Text>{words.none}</Text> : null}
      {cart !== null && submitted === null ? <Text color="fg.muted">{words.draft}</Text> : null}
      {cart !== null && submitted !== null && handedIn !== cart ? <Text>{words.other}</Text> : null}
      {cart !== null ? (
        <Text>
          <Link asChild>
            <RouterLink to={`/tissue-catalogue/${cart}?request=${request.id}`}>{words.open}</RouterLink>
          </Link>
        </Text>
      ) : null}
      {submitted === null ? null : <SubmittedDonors collection={read.data} />}
    </Stack>
  );
}

function SubmittedDonors({
  collection: { collection_name: name, submitted, donors },
}: {
  collection: Collection;
}) {
  const [state, setState] = useState(START);
  const start = (state.page - 1) * state.pageSize;
  return (
    <>
      <DefinitionList
        items={[
          { term: words.name, value: name },
          { term: words.handedIn, value: submitted === null ? null : formatDateTime(submitted) },
        ]}
      />
      <DataTable
        caption={words.caption}
        columns={DONOR_COLUMNS}
        rows={donors.slice(start, start + state.pageSize)}
        count={donors.length}
        state={state}
        onStateChange={setState}
        rowId={(donor) => donor.donor_hash}
        rowHref={(donor) => `/abn_donor/?donor_hash=${donor.donor_hash}`}
        storageKey="request-donors"
        exportRows={() => Promise.resolve(donors)}
        empty={{ description: words.noDonors }}
      />
    </>
  );
}
