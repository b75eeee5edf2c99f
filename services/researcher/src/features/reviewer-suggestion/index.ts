import { query, type Handler } from '@portal/kit';
import { suggestReviewers } from './suggest-reviewers.ts';

export const reviewerSuggestionRoutes = (rules: { readonly timeZone: string }): readonly Handler[] => [
  query('GET /reviewer-suggestion/', (call) => suggestReviewers(call, rules)),
];
