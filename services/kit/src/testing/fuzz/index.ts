export { fuzzService, type FuzzOptions, type FuzzReport } from './fuzz.ts';
