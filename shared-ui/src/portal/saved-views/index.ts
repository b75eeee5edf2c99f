/** Named views that a user saves for a list (spec 3 section 2.2). */
export { SavedViews } from './SavedViews.tsx';
