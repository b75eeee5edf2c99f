/** The home panels that this app exposes to the shell. */
export { AttentionPanel } from './features/attention/components/Attention.tsx';
export { ReadyPanel } from './features/queue/components/ReadyPanel.tsx';
export { CommandPanel } from '@portal/shared-ui/request-queue';
export { NextPanel } from './features/queue/components/NextPanel.tsx';
export { FlowPanel } from './features/queue/components/FlowPanel.tsx';
export { InstitutionsPanel } from './features/institution/components/InstitutionsPanel.tsx';
export { EndOfAccessPanel } from './features/close-out/components/EndOfAccessPanel.tsx';
export { DataAccessPanel } from './features/data-access/components/DataAccessPanel.tsx';
export { MyReviewsPanel } from './features/queue/components/MyReviewsPanel.tsx';
export { QueuesPanel } from './features/queue/components/QueuesPanel.tsx';
export { ResearchMatchPanel } from './features/queue/components/ResearchMatchPanel.tsx';
export { AdministrationPanel } from './features/administration/components/AdministrationPanel.tsx';
