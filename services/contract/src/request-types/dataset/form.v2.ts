import { rewordForm } from '../reword-form.ts';
import { DATASET_FORM_1 } from './form.v1.ts';

export const DATASET_FORM_2 = rewordForm(DATASET_FORM_1, {
  version: 2,
  fields: {
    globus_username: {
      help: 'You will receive the data through Globus. Enter a username such as name@institution.edu@idp.org, or your Globus ID. If your profile has one, we filled it in.',
    },
    usage: {
      help: 'In a few sentences, describe what you want to find out and how. Reviewers base their decision on this.',
    },
    gpf_access_status: {
      help: 'The Genotypes and Phenotypes in Families viewer lets you explore some of the chosen data in your browser.',
    },
  },
});
