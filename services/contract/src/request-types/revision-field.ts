import { LIMITS } from '../basics/limits.ts';
import type { RequestForm } from './request-type.ts';

/** Asked when a request is submitted again; {@link revisionFacts} provides `is_revision`. */
export const REVISION_FIELD = {
  type: 'textarea',
  name: 'request_changes',
  label: 'What did you change?',
  answerLabel: 'What was changed',
  help: 'Tells the reviewers where to look.',
  isOptional: true,
  rows: 3,
  maxLength: LIMITS.answer,
  when: { field: 'is_revision', equals: true },
  examples: ['The number of participants, and which measures we compare.'],
} as const satisfies RequestForm['sections'][number]['items'][number];

export const revisionFacts = ({ isRevision }: { readonly isRevision: boolean }) => ({
  is_revision: isRevision,
});
