/** Failures of reads and alerts of the portal, with the panels that the design has for them. */
export * from '../../design/errors/index.ts';
export { failureWords, type Attempt } from '../data/failure-words.ts';
export { alerts, useAlerts, type PortalAlert } from './alert-store.ts';
export { ProblemModal } from './ProblemModal.tsx';
export { ForbiddenPage } from './ForbiddenPage.tsx';
export { AwaitReads } from './AwaitReads.tsx';
export { ReadGate, type ReadGateProps } from './ReadGate.tsx';
export { ToNotFound } from './ToNotFound.tsx';
export { WhileFeature } from './WhileFeature.tsx';
