import { requestPolicy } from './request.policy.ts';

/** A relation of the request's policy for rows that belong to a request, which they join as `request`. */
export const ofRequest = (relation: keyof typeof requestPolicy.relations): string =>
  requestPolicy.relations[relation].replaceAll(/\bt\./g, 'request.');
