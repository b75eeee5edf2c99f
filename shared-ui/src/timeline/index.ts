export { AuditTrail, type AuditEntry } from './AuditTrail.tsx';
export { StatusTimeline, type TimelineStage } from './StatusTimeline.tsx';
