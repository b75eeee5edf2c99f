import type { OperationState } from '@portal/contract';
import { TableModel } from '../models/index.ts';

/** Work in the background of the person who asked for it; each service that has such work names its own table. */
export abstract class Operation extends TableModel {
  declare id: number;
  declare kind: string;
  declare maker_id: number;
  /** Under which it was asked for. */
  declare roles: string[];
  /** Ids of what is worked through, in their order. */
  declare items: number[];
  /** What was asked for beside the items. */
  declare input: Readonly<Record<string, unknown>> | null;
  /** What it is of, where a kind is asked for of several things. */
  declare subject: string;
  declare state: OperationState;
  /** How many of the items are done: a run after one that was killed goes on there. */
  declare done: number;
  /** Runs that were begun. */
  declare attempts: number;
  /** The document that was made; null where the result is none. */
  declare file: Buffer | null;
  /** Why it was given up, for the person who runs the portal. */
  declare error: string;
  /** The same for the person who asked, in their language; '' where trying again may help. */
  declare reason: string;
  declare created: Date;
  declare finished: Date | null;

  static override jsonAttributes = ['input'];
}
