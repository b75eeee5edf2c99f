import type { Rubric } from '@portal/contract/rubrics';

/** Where a recommendation is written in words, the choice beside it is called otherwise. */
export const asksRecommendation = ({ notes }: Pick<Rubric, 'notes'>): boolean =>
  notes.some(({ key }) => key === 'recommendation');
