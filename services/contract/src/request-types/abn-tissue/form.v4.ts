import { REVISION_HELP, SHIPPING_ACCOUNT_HELP, TISSUE_COST } from '../plain-words.ts';
import { rewordForm } from '../reword-form.ts';
import { ABN_TISSUE_FORM_3 } from './form.v3.ts';

export const ABN_TISSUE_FORM_4 = rewordForm(ABN_TISSUE_FORM_3, {
  version: 4,
  fields: {
    request_changes: REVISION_HELP,
    estimated_cost: TISSUE_COST,
    shipping_vendor: SHIPPING_ACCOUNT_HELP,
  },
});
