/** Donors that the stand-in of the brain bank begins with: the demo is seeded with the same ones. */
export { makeDonors } from './systems/abn/donors.ts';
