/** The donors that the fake brain bank starts with; the demo is seeded with the same ones. */
export { makeDonors } from './systems/abn/donors.ts';
