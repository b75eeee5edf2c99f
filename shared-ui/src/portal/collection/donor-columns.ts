import type { CollectedDonor } from '@portal/contract';
import { TISSUE_STATE_LABELS, type TissueState } from '@portal/contract/donors';
import { requestCollection as words } from '#texts/request-collection';
import type { TableColumn } from '../../design/table/types.ts';

const isState = (value: string): value is TissueState => value in TISSUE_STATE_LABELS;
const stateWords = (value: string): string => (isState(value) ? TISSUE_STATE_LABELS[value] : value);

/** The columns that a request stores for each donor. */
export const DONOR_COLUMNS: ReadonlyArray<TableColumn<CollectedDonor>> = [
  { id: 'donor', header: words.columns.donor, value: (row) => row.donor_hash, canCopy: true },
  { id: 'diagnosis', header: words.columns.diagnosis, value: (row) => row.diagnosis },
  { id: 'confirmation', header: words.columns.confirmation, value: (row) => row.confirmation_status },
  { id: 'age', header: words.columns.age, value: (row) => row.age, align: 'end' },
  { id: 'sex', header: words.columns.sex, value: (row) => row.gender },
  { id: 'pmi', header: words.columns.pmi, value: (row) => row.pmi, align: 'end' },
  { id: 'rin', header: words.columns.rin, value: (row) => row.rin, align: 'end' },
  { id: 'left', header: words.columns.left, value: (row) => stateWords(row.left_hemisphere) },
  { id: 'right', header: words.columns.right, value: (row) => stateWords(row.right_hemisphere) },
  { id: 'brainstem', header: words.columns.brainstem, value: (row) => stateWords(row.brainstem) },
];
