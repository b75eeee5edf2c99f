/** Collections of donors of tissue requests, as the pages of requests show and choose them. */
export { CollectionChoice, type CollectionChoiceProps } from './CollectionChoice.tsx';
export { RequestCollection } from './RequestCollection.tsx';
