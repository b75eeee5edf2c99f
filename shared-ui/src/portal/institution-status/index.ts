export { InstitutionStatusBadge, RdaStatusBadge } from './InstitutionStatusBadge.tsx';
