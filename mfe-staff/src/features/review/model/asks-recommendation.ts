import type { Rubric } from '@portal/contract/rubrics';

/** True if the rubric also asks for a written recommendation; the choice next to it then gets another label. */
export const asksRecommendation = ({ notes }: Pick<Rubric, 'notes'>): boolean =>
  notes.some(({ key }) => key === 'recommendation');
