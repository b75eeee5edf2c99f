/** Text snippets for the demo reviews. */
export const STRENGTHS = [
  'The question is clear and follows from the pilot data.',
  'Families were asked what matters to them before the study was planned.',
  'The team has done a study of this size before.',
  'The measures are well known and short.',
] as const;
export const WEAKNESSES = [
  'The sample may be too small for the planned subgroups.',
  'The application does not say how families will learn about the results.',
  'The estimate of the time families need is too low.',
  '',
] as const;
export const NOTES = [
  'A sound request. I see no reason to wait.',
  'The resources fit the question. The analysis plan could say more about missing values.',
  'Well written. The team should say who will be responsible for the data when the project ends.',
] as const;
