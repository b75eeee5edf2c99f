/** The profile fields of a dataset, entered by administrators: its participants and what it measures (decision 513). */
import type { Dataset } from '@portal/contract';
import { LIMITS } from '@portal/contract/limits';
import type { BodyOf } from '@portal/contract/types';
import type { FormField, FormValues } from '@portal/shared-ui/form';
import { datasetAdmin } from '#texts/dataset-admin';

const { fields: words } = datasetAdmin;

const people = (name: string, label: string): FormField => ({
  type: 'number',
  name,
  label,
  help: words.peopleHelp,
  isOptional: true,
  min: LIMITS.smallestShownCount,
  step: 1,
  width: '12rem',
});

export const PEOPLE_FIELDS: readonly FormField[] = [
  people('participants', words.participants),
  people('families', words.families),
  {
    type: 'table',
    name: 'ages',
    label: words.ages,
    help: words.agesHelp,
    isOptional: true,
    maxRows: LIMITS.datasetAges,
    addLabel: words.addAge,
    columns: [
      { name: 'age', label: words.age, type: 'text', maxLength: LIMITS.datasetAge },
      { name: 'female', label: words.female, type: 'number', min: 0 },
      { name: 'male', label: words.male, type: 'number', min: 0 },
    ],
  },
];

export const VARIABLES_FIELD: FormField = {
  type: 'textarea',
  name: 'variables',
  label: words.variables,
  help: words.variablesHelp,
  isOptional: true,
  rows: 6,
  // one line per variable, including tabs and the line break
  maxLength: LIMITS.datasetVariables * (2 * LIMITS.datasetVariable + LIMITS.datasetVariableMeaning + 3),
};

export const profileValues = ({
  participants,
  families,
  ages = [],
  variables = [],
}: Dataset): FormValues => ({
  participants: participants ?? '',
  families: families ?? '',
  ages: ages.map((group) => ({ ...group })),
  variables: variables.map(({ name, kind, meaning }) => [name, kind, meaning].join('\t')).join('\n'),
});

export const readText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const numberOrNull = (value: unknown): number | null => (readText(value) === '' ? null : Number(value));

export const profileBody = (values: FormValues): Partial<BodyOf<'POST /dataset/'>> => ({
  participants: numberOrNull(values['participants']),
  families: numberOrNull(values['families']),
  ages: (Array.isArray(values['ages']) ? (values['ages'] as FormValues[]) : []).map((group) => ({
    age: readText(group['age']).trim(),
    female: Number(group['female'] ?? 0),
    male: Number(group['male'] ?? 0),
  })),
  // one line per variable, as pasted from a spreadsheet
  variables: readText(values['variables'])
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', kind = '', ...meaning] = line.split('\t').map((cell) => cell.trim());
      return { name, kind, meaning: meaning.join(' ') };
    }),
});
