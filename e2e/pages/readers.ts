import type { VisitGroup } from './routes.ts';

/** The groups of pages that visitors, researchers and Signing Officials open. */
export const READER_GROUPS: readonly VisitGroup[] = [
  'visitors',
  'researchers',
  'the request wizard',
  'the request wizard of every type',
  'requests of every type',
  'institutions',
  'everyone else at home',
  'the brain bank',
];
/** The other accounts are staff. */
const READERS = /^(visitor|pi\d?|newpi|so|newso|pisbso|multi|.*@.*)$/;
export const isReader = (account: string): boolean => READERS.test(account);

/** Made for who writes forms. */
const FOR_DEVELOPERS = '/form_tester';
export const isForReaders = ({ path }: { readonly path: string }): boolean =>
  !path.startsWith(FOR_DEVELOPERS);
