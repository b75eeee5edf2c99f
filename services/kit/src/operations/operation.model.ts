import type { OperationState } from '@portal/contract';
import { TableModel } from '../models/index.ts';

/** Work in the background for the person who asked for it; each service with such work has its own table. */
export abstract class Operation extends TableModel {
  declare id: number;
  declare kind: string;
  declare maker_id: number;
  /** Roles with which it was requested. */
  declare roles: string[];
  /** Ids of the items to process, in order. */
  declare items: number[];
  /** Further input beside the items. */
  declare input: Readonly<Record<string, unknown>> | null;
  /** The subject, for a kind of operation that exists for several objects. */
  declare subject: string;
  declare state: OperationState;
  /** Number of completed items; a run after a killed one continues there. */
  declare done: number;
  /** Number of started runs. */
  declare attempts: number;
  /** The resulting document; null if there is none. */
  declare file: Buffer | null;
  /** Why the operation was abandoned, for the operator of the portal. */
  declare error: string;
  /** Why it was abandoned, for the person who asked, in their language; '' if trying again may help. */
  declare reason: string;
  declare created: Date;
  declare finished: Date | null;

  static override jsonAttributes = ['input'];
}
