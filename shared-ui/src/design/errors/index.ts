export { CorrelationId, readCorrelationId } from './CorrelationId.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { ErrorPanel, type ErrorPanelProps } from './ErrorPanel.tsx';
export { RetryPanel, type RetryPanelProps } from './RetryPanel.tsx';
export { ForbiddenPanel, NotFoundPanel, ServerErrorPanel, type StatusPanelProps } from './StatusPanels.tsx';
export { SupportAddress } from './support-address.ts';
export { useScriptRetry } from './use-script-retry.ts';
export { useRepeatedAttempt } from './use-repeated-attempt.ts';
