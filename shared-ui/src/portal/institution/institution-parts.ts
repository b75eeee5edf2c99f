import type { ResponseOf } from '@portal/contract/types';
import { actions } from '#texts/institution-actions';

export type Institution = ResponseOf<'GET /institution/{id}/'>;

/** Props of every part of an institution's page. */
export interface PartProps {
  readonly institution: Institution;
  /** Version of the loaded `institution`. */
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

/** Common options of every write on an institution from its page (`useWrite`). */
export const INSTITUTION_WRITE = {
  invalidates: ['institution', 'history', 'email'],
  words: { STALE: actions.stale },
} as const;

/** Whether the server allows the user this action on the institution. */
export const may = (institution: Institution, action: string): boolean =>
  institution.abilities[action] ?? false;

/** Only staff can read comments, and the staff view depends on them; for all other users the server sends null. */
export const isStaffView = (institution: Institution): boolean =>
  institution.comments !== null && institution.comments !== undefined;
