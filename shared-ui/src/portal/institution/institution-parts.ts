import type { ResponseOf } from '@portal/contract/types';
import { actions } from '#texts/institution-actions';

export type Institution = ResponseOf<'GET /institution/{id}/'>;

/** What every part of an institution's page gets. */
export interface PartProps {
  readonly institution: Institution;
  /** Of the reading that `institution` is. */
  readonly etag: string | null;
  readonly reload: () => Promise<void>;
}

/** What every change of an institution from its page has in common (`useWrite`). */
export const INSTITUTION_WRITE = {
  invalidates: ['institution', 'history', 'email'],
  words: { STALE: actions.stale },
} as const;

/** What the server lets the reader do with it. */
export const may = (institution: Institution, action: string): boolean =>
  institution.abilities[action] ?? false;

/** Staff read comments, and with them get the working view; to everyone else the server says null. */
export const isStaffView = (institution: Institution): boolean =>
  institution.comments !== null && institution.comments !== undefined;
