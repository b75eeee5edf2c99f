/** Views of a list that someone saves under a name (spec 3 section 2.2). */
export { SavedViews } from './SavedViews.tsx';
