import { DONOR_TEXT_STATES } from '@portal/contract/donors';
import type { DonorText } from '@portal/contract/types';
import { fill, formatDateTime, PageSection, StatusBadge, Text, type StatusTone } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { ChoiceFilter, DataTable, listProps, useTableState, type TableColumn } from '@portal/shared-ui/table';
import { useState } from 'react';
import { fieldLabel } from '../../donor-table/model/donor-words.ts';
import { TextDialog } from './TextDialog.tsx';
import { donorTexts as words } from '#texts/donor-sync';

const TONES: Readonly<Record<DonorText['state'], StatusTone>> = {
  waiting: 'warning',
  approved: 'success',
  withheld: 'danger',
};
/** Length of the preview; a summary would fill the screen, and the dialog shows it in full. */
const SHOWN_LETTERS = 160;
const begin = (text: string): string =>
  text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS).trimEnd()} …` : text;

const COLUMNS: readonly TableColumn<DonorText>[] = [
  {
    id: 'text',
    header: words.columns.text,
    value: (row) => begin(row.text),
    isCardTitle: true,
    width: '16rem',
  },
  { id: 'field', header: words.columns.field, value: (row) => fieldLabel(row.field) },
  {
    id: 'donors',
    header: words.columns.donors,
    value: (row) => row.donors.length,
    align: 'end',
  },
  {
    id: 'state',
    header: words.columns.state,
    sortKey: 'state',
    sortsAs: 'order',
    value: (row) => words.states[row.state],
    cell: (row) => <StatusBadge tone={TONES[row.state]}>{words.states[row.state]}</StatusBadge>,
  },
  { id: 'created', header: words.columns.created, value: (row) => formatDateTime(row.created) },
  {
    id: 'decided',
    header: words.columns.decided,
    sortKey: 'decided',
    sortsAs: 'date',
    value: (row) =>
      row.decided === null
        ? ''
        : fill(words.decidedBy, {
            person: row.decided_by?.display_name ?? words.formerPerson,
            date: formatDateTime(row.decided),
          }),
  },
];
const CHOICES = DONOR_TEXT_STATES.map((state) => [state, words.states[state]] as const);
/** A prefix for the address parameters, because the synchronization table is on the same page. */
const STATE = { prefix: 'text-', filters: { state: '' } };

/** New texts from the brain bank, undecided ones first; a row opens to the text and the decision. */
export function TextTable() {
  const { state, onStateChange, query, setFilter } = useTableState(STATE);
  const list = useList('GET /donor-text/', query);
  const [opened, setOpened] = useState<DonorText>();
  return (
    <PageSection title={words.title}>
      <Text mb="4">{words.description}</Text>
      <DataTable
        caption={words.caption}
        columns={COLUMNS}
        {...listProps(list)}
        state={state}
        onStateChange={onStateChange}
        rowId={(row) => String(row.id)}
        onRowOpen={setOpened}
        filters={
          <ChoiceFilter
            label={words.columns.state}
            value={state.filters['state'] ?? ''}
            options={CHOICES}
            onChange={(value) => setFilter('state', value)}
          />
        }
        empty={{ title: words.emptyTitle, description: words.emptyText }}
      />
      {opened ? <TextDialog text={opened} reload={list.reload} onClose={() => setOpened(undefined)} /> : null}
    </PageSection>
  );
}
