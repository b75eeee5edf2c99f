/**
 * Translations of texts that are stored with cohorts and datasets, found by the English text. Staff may write others,
 * which stay as they are.
 */
import { translatable } from '../words/words.ts';

const COHORTS: Readonly<Record<string, string>> = /*#__PURE__*/ translatable('cohorts', {
  'Families with one child with autism, described in depth and sequenced.':
    'Families with one child with autism, described in depth and sequenced.',
  'People with changes in genes and regions that are linked to autism and related conditions.':
    'People with changes in genes and regions that are linked to autism and related conditions.',
  'A large online cohort of people with autism and their families in the United States.':
    'A large online cohort of people with autism and their families in the United States.',
  'Children and adolescents with autism who were treated in specialized hospital units.':
    'Children and adolescents with autism who were treated in specialized hospital units.',
});
export const translateCohort = (description: string): string => COHORTS[description] ?? description;

const AGE_GROUPS: Readonly<Record<string, string>> = /*#__PURE__*/ translatable('age-groups', {
  '0–5 years': '0–5 years',
  '6–11 years': '6–11 years',
  '12–17 years': '12–17 years',
  '18–29 years': '18–29 years',
  '30 years and older': '30 years and older',
});
export const translateAgeGroup = (age: string): string => AGE_GROUPS[age] ?? age;
