import type { ReactNode } from 'react';

export type AuditIcon =
  | 'status'
  | 'granted'
  | 'refused'
  | 'returned'
  | 'person'
  | 'comment'
  | 'access'
  | 'file'
  | 'warning'
  | 'part';

export interface AuditEntry {
  id: string | number;
  kind: 'created' | 'modified' | 'deleted';
  /** What the entry is about; without it, the kind of it is drawn. */
  icon?: AuditIcon | undefined;
  /** Name of the person; '' for the system and for people whose names the reader does not get. */
  actor: string;
  /** Who acted in the other's name. */
  impersonator?: string | null;
  /** ISO 8601 in UTC. */
  at: string;
  /** The step in words, before its details: 'Reviewer assigned: Ada Kowalska'. */
  what?: ReactNode;
  /** `isStep` where the change is a separate step, such as one of status: it is never folded into another entry. */
  changes?: ReadonlyArray<{ field: string; before: string; after: string; isStep?: boolean }>;
}
