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
  /** Icon for the subject of the entry; default: the icon of its kind. */
  icon?: AuditIcon | undefined;
  /** Name of the person; '' for the system and for people whose names the user must not see. */
  actor: string;
  /** The person who acted as `actor` by impersonation. */
  impersonator?: string | null;
  /** ISO 8601 in UTC. */
  at: string;
  /** The step in words, before its details: 'Reviewer assigned: Ada Kowalska'. */
  what?: ReactNode;
  /**
   * `isStep` is true for a change that is a separate step, such as a change of status: it is never merged into another
   * entry.
   */
  changes?: ReadonlyArray<{ field: string; before: string; after: string; isStep?: boolean }>;
}
