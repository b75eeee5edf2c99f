export { DecisionDocuments } from './DecisionDocuments.tsx';
export { RequestStatusBadge } from './RequestStatusBadge.tsx';
export { RequestStatusText } from './RequestStatusText.tsx';
