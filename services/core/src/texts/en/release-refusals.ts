import { translatable } from '@portal/contract/words';

/** What is refused about versions of the apps. */
export const releaseRefusals = translatable('core/release-refusals', {
  noGateway: "The gateway, which serves the apps, can't be reached",
  changedSince: 'Another version was deployed after you opened this',
  nothingTried: 'No canary version is active',
  nothingBefore: 'There is no earlier version to go back to',
});
