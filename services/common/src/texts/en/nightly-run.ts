import { translatable } from '@portal/contract/words';

export const nightlyRun = translatable('common/nightly-run', {
  runNotFailed: 'This run has not failed',
});
