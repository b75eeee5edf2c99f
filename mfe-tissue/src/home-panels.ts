/** The home panels that this app provides to the shell. */
export { TissuePanel } from './features/dashboard/components/TissuePanel.tsx';
export { CollectionsPanel } from './features/collection/components/CollectionsPanel.tsx';
