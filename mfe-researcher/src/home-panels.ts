/** The home panels that this app exposes to the shell. */
export { default as OfficialPanels } from './features/official/components/OfficialPanels.tsx';
export { default as OnboardingPanel } from './features/home/components/OnboardingPanel.tsx';
export { default as RecentRequestsPanel } from './features/home/components/RecentRequestsPanel.tsx';
export { default as ProjectUpdatesPanel } from './features/project-updates/components/ProjectUpdatesPanel.tsx';
export { default as ProjectsPanel } from './features/home/components/ProjectsPanel.tsx';
export { default as DatasetsPanel } from './features/home/components/DatasetsPanel.tsx';
