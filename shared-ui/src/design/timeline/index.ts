export type { AuditEntry } from './audit-entry.ts';
export { AuditTrail } from './AuditTrail.tsx';
export { StatusTimeline, type TimelineStage } from './StatusTimeline.tsx';
