export type { AuditEntry } from './AuditEntry.ts';
export { AuditTrail } from './AuditTrail.tsx';
export { StatusTimeline, type TimelineStage } from './StatusTimeline.tsx';
