/** A receiver of webhooks: accepts every call and says which type of event it got. */
import { json, readText, type OutsideSystem } from './system.ts';

export const createReceiver =
  (): OutsideSystem =>
  ({ method, body }) =>
    method === 'POST' ? json(200, { received: readText(body['type']) ?? '' }) : undefined;
