/** Donor collections of tissue requests, as request pages show and select them. */
export { CollectionChoice, type CollectionChoiceProps } from './CollectionChoice.tsx';
export { RequestCollection } from './RequestCollection.tsx';
