/** The samples of a request with what is known of each: the tab Availability (spec 3 section 2.6). */
export { AvailabilityStatus } from './AvailabilityStatus.tsx';
export { excessWords } from './excess-words.ts';
export { RequestSamplesTable } from './RequestSamplesTable.tsx';
export { SampleNotices } from './SampleNotices.tsx';
