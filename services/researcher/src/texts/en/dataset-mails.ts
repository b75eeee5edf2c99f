import { translatable } from '@portal/contract/words';

/** Mails and notices to people who have access to a dataset. */
export const datasetMails = translatable('researcher/dataset-mails', {
  version: {
    subject: 'Version {version} of {name} ({code}) is available',
    opening:
      'There is a new version of a dataset you have access to: {name} ({code}), version {version}. Your access includes the new version.',
    changes: 'What is new:',
    link: 'See {code}',
  },
  why: 'You receive this because you have access to this dataset and asked for emails about dataset updates. You can change that in your profile.',
});
