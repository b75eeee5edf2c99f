import { translatable } from '@portal/contract/words';

/** What is refused about versions of the apps. */
export const releaseRefusals = translatable('core/release-refusals', {
  noGateway: 'The gateway, which gives out the apps, cannot be reached',
  changedMeanwhile: 'Another version was deployed meanwhile',
  nothingTried: 'No new version is tried',
  nothingBefore: 'There is no version to go back to',
});
