/** Translations of texts that are stored with cohorts and datasets. Staff may write others, which stay as they are. */
import { translatable } from '../words/words.ts';

const asCatalogue = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(texts.map((text) => [text, text]));

/** By the English text; the cohort's own row has it. */
const COHORTS = /*#__PURE__*/ translatable(
  'cohorts',
  /*#__PURE__*/ asCatalogue([
    'Families with one child with autism, described in depth and sequenced.',
    'People with changes in genes and regions that are linked to autism and related conditions.',
    'A large online cohort of people with autism and their families in the United States.',
    'Children and adolescents with autism who were treated in specialized hospital units.',
  ]),
);
export const translateCohort = (description: string): string => COHORTS[description] ?? description;

const AGE_GROUPS = /*#__PURE__*/ translatable(
  'age-groups',
  /*#__PURE__*/ asCatalogue(['0–5 years', '6–11 years', '12–17 years', '18–29 years', '30 years and older']),
);
export const translateAgeGroup = (age: string): string => AGE_GROUPS[age] ?? age;
