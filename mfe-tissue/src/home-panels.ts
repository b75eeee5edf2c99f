/** The panels of home that this app gives to the shell. */
export { TissuePanel } from './features/dashboard/components/TissuePanel.tsx';
export { CollectionsPanel } from './features/collection/components/CollectionsPanel.tsx';
