import { TISSUE_STATE_LABELS } from '@portal/contract/donors';
import type { DonorSample } from '@portal/contract/types';
import { fill } from '@portal/shared-ui';
import { DataTable, useIsCardList, type TableColumn, type TableState } from '@portal/shared-ui/table';
import { useState } from 'react';
import { donor as donorWords } from '#texts/donor';
import { donorPage as words } from '#texts/donor-page';

const COLUMNS: readonly TableColumn<DonorSample>[] = [
  { id: 'region', header: words.region, value: ({ region }) => donorWords.regions[region] },
  { id: 'hemisphere', header: words.hemisphere, value: (row) => donorWords.hemispheres[row.hemisphere] },
  {
    id: 'preservation',
    header: donorWords.fields.preservation,
    value: (row) => TISSUE_STATE_LABELS[row.preservation],
  },
  {
    id: 'amount',
    header: words.amount,
    align: 'end',
    value: ({ amount, unit }) =>
      amount === null
        ? donorWords.unknown
        : fill(unit === 'g' ? words.grams : words.blocks, { count: amount, amount }),
  },
  { id: 'quality', header: words.quality, value: (row) => row.quality ?? donorWords.unknown },
  { id: 'rin', header: donorWords.fields.rin, align: 'end', value: (row) => row.rin ?? donorWords.unknown },
  {
    id: 'available',
    header: donorWords.fields.is_available,
    value: (row) => (row.is_available ? donorWords.available : donorWords.unavailable),
  },
];
const FIRST: TableState = { page: 1, pageSize: 25, ordering: '', search: '', filters: {} };
/** On a phone the samples are cards, and 25 of them would fill ten screens. */
const FIRST_CARDS: TableState = { ...FIRST, pageSize: 10 };

/** The samples of a donor, one for each row, paged in the browser. */
export function SampleTable({ samples }: { samples: readonly DonorSample[] }) {
  const [state, setState] = useState(useIsCardList() ? FIRST_CARDS : FIRST);
  const from = (state.page - 1) * state.pageSize;
  return (
    <DataTable
      caption={words.sampleCaption}
      columns={COLUMNS}
      rows={samples.slice(from, from + state.pageSize)}
      count={samples.length}
      state={state}
      onStateChange={setState}
      rowId={({ id }) => String(id)}
      empty={{ title: words.noSamples, description: words.noSamplesText }}
    />
  );
}
