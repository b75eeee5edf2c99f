import { DIAGNOSIS_LABELS, PRESERVATION_LABELS, TISSUE_STATE_LABELS } from '@portal/contract/donors';
import { fieldLabel } from '../../donor-table/model/donor-words.ts';
import type { Facet } from './donor-filters.ts';
import { donor as words } from '#texts/donor';

export const facetLabel = (facet: Facet): string => fieldLabel(facet);

const LABELS: Readonly<Partial<Record<Facet, Readonly<Record<string, string>>>>> = {
  diagnosis: DIAGNOSIS_LABELS,
  preservation: PRESERVATION_LABELS,
  gender: words.genders,
  confirmation_status: words.confirmation,
  left_hemisphere: TISSUE_STATE_LABELS,
  right_hemisphere: TISSUE_STATE_LABELS,
  brainstem: TISSUE_STATE_LABELS,
  regions: words.regions,
  is_available: { yes: words.available, no: words.unavailable },
};

/** The label of a value; a value without a label is shown as the brain bank writes it. */
export const valueLabel = (facet: Facet, value: string): string => LABELS[facet]?.[value] ?? value;
