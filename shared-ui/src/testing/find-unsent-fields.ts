import type { FormDefinition, FormField, FormValues } from '../design/form/index.ts';

/** Two different values by field name. */
export type Samples = Readonly<Record<string, readonly [first: unknown, other: unknown]>>;

const OPTION = { id: '1', label: 'one' };
const OTHER_OPTION = { id: '2', label: 'two' };

function makeSamples(field: FormField): readonly [unknown, unknown] {
  switch (field.type) {
    case 'checkbox':
      return [true, false];
    case 'number':
      return [1, 2];
    case 'date':
      return ['2030-01-01', '2031-01-01'];
    case 'email':
      return ['one@person.test', 'two@person.test'];
    case 'select':
    case 'radio':
      return [field.options[0]?.value, field.options[1]?.value];
    case 'checkboxes':
      return [[field.options[0]?.value], [field.options[1]?.value]];
    case 'combobox':
      return [OPTION, OTHER_OPTION];
    case 'multi_combobox':
      return [[OPTION], [OTHER_OPTION]];
    case 'file':
      return [[{ id: 'one', name: 'one.pdf' }], [{ id: 'two', name: 'two.pdf' }]];
    case 'tags':
      return [['one'], ['two']];
    case 'text':
    case 'tel':
    case 'password':
    case 'textarea':
    case 'rich_text':
      return ['one', 'two'];
    case 'custom':
    case 'samples':
    case 'table':
      throw new Error(`the test gives two values of ${field.name}, which only its form knows`);
  }
}

/**
 * Finds form fields whose input would be lost.
 * @param makeBody converts form values to the request body
 * @returns the fields whose value does not change the request body
 */
export function findUnsentFields(
  { sections }: FormDefinition,
  makeBody: (values: FormValues) => unknown,
  samples: Samples = {},
): string[] {
  const fields = sections.flatMap(({ items }) => items.flatMap((item) => ('name' in item ? [item] : [])));
  const pairs = fields.map((field) => [field.name, samples[field.name] ?? makeSamples(field)] as const);
  const first: FormValues = Object.fromEntries(pairs.map(([name, [value]]) => [name, value]));
  const send = (values: FormValues): string => JSON.stringify(makeBody(values));
  return pairs
    .filter(([name, [, other]]) => send({ ...first, [name]: other }) === send(first))
    .map(([name]) => name);
}
