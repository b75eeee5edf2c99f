export { CorrelationId, correlationIdOf } from './CorrelationId.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';
export { RetryPanel, type RetryPanelProps } from './RetryPanel.tsx';
export { ForbiddenPanel, NotFoundPanel, ServerErrorPanel, type StatusPanelProps } from './StatusPanels.tsx';
export { ToNotFound } from './ToNotFound.tsx';
export { alerts, useAlerts, type PortalAlert } from './alertStore.ts';
export { failureWords, type Attempt } from '../data/failure-words.ts';
