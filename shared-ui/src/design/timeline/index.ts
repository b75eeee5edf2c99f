export type { AuditEntry, AuditIcon } from './audit-entry.ts';
export { AuditTrail } from './AuditTrail.tsx';
export { StatusLine, StatusTimeline, type TimelineStage } from './StatusTimeline.tsx';
