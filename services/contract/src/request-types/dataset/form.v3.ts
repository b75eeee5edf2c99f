import { REVISION_HELP } from '../plain-words.ts';
import { rewordForm } from '../reword-form.ts';
import { DATASET_FORM_2 } from './form.v2.ts';

export const DATASET_FORM_3 = rewordForm(DATASET_FORM_2, {
  version: 3,
  fields: {
    request_changes: REVISION_HELP,
    globus_username: {
      help: 'You will receive the data through Globus. Enter a username such as name@institution.edu@idp.org, or your Globus ID.',
    },
    gpf_access_status: {
      options: {
        2: { label: 'Yes, request access', answerLabel: 'Requested' },
        1: { answerLabel: 'Not requested' },
      },
    },
  },
});
