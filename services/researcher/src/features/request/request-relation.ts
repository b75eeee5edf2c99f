import { requestPolicy } from './request.policy.ts';

/** A relation of the request policy, rewritten for rows that join their request as `request`. */
export const rewriteRelationForRequest = (relation: keyof typeof requestPolicy.relations): string =>
  requestPolicy.relations[relation].replaceAll(/\bt\./g, 'request.');
