/** What Research Match and the brain bank ask (spec 2 sections 3 and 5), field by field, written from the specification. */
import { describe, expect, it } from 'vitest';
import { exampleAnswers } from '../forms/form-answers.ts';
import { formFields } from '../forms/form-rules.ts';
import { checkAnswers } from '../forms/form-schema.ts';
import { currentForm } from './lookup.ts';
import type { RequestForm } from './request-type.ts';

const MATCH = 4;
const DATA = 6;
const PILOT = 7;
const TISSUE = 8;
const readForm = (type: number): RequestForm => {
  const form = currentForm(type);
  if (!form) throw new Error(`type ${type} has no form`);
  return form;
};
const names = (type: number) => formFields(readForm(type)).map(({ name }) => name);
const getKind = (type: number, name: string) =>
  formFields(readForm(type)).find((field) => field.name === name)?.type;
const choices = (type: number, name: string): unknown[] => {
  const field = formFields(readForm(type)).find((each) => each.name === name);
  return field && 'options' in field ? field.options.map(({ value }) => value) : [];
};
const file = { id: 'a', name: 'a.pdf' };
/** The messages at one field of otherwise complete answers. */
function problemsAt(type: number, name: string, value: unknown): readonly string[] | undefined {
  const form = readForm(type);
  const given = { is_revision: false };
  const checked = checkAnswers(
    form,
    { ...exampleAnswers(form, given, { file, collection: 1 }), [name]: value },
    given,
  );
  return 'problems' in checked ? checked.problems[name] : undefined;
}

describe('a Research Match application asks', () => {
  it.each([
    ['title [R3-37]', 'title'],
    ['abstract [R3-37]', 'abstract'],
    ['public_title [R3-38]', 'public_title'],
    ['public_abstract [R3-38]', 'public_abstract'],
    ['categories [R3-39]', 'categories'],
    ['the research aim [R3-41]', 'research_aim'],
    ['hypotheses [R3-42]', 'hypotheses'],
    ['the region [R3-43]', 'region'],
    ['the summary of the proposal [R3-45]', 'proposal_summary'],
    ['time_length [R3-46]', 'time_length'],
    ['instruments [R3-47]', 'instruments'],
    ['the procedure [R3-48]', 'procedure'],
    ['the justification [R3-49]', 'justification'],
    ['risks [R3-50]', 'risks'],
    ['feedback [R3-51]', 'feedback'],
    ['design_engagement [R3-53]', 'design_engagement'],
    ['num_participants [R3-55]', 'num_participants'],
    ['inclusion criteria [R3-56]', 'incl_criteria'],
    ['exclusion criteria [R3-56]', 'excl_criteria'],
    ['funding [R3-57]', 'funding'],
    ['the protocol [R3-58]', 'protocol_file'],
    ['the IRB protocol [R3-59]', 'irb_protocol'],
    ['consent forms [R3-59]', 'consent_forms'],
  ])('%s, and does without none', (_, name) => {
    expect(names(MATCH)).toContain(name);
    expect(problemsAt(MATCH, name, null)).toEqual(['Required field']);
  });

  it('recruitment radius, genetic data and more where there is something to say [R3-44 R3-52 R3-54]', () => {
    for (const name of ['recruitment_radius', 'genetic_request', 'additional_info']) {
      expect(names(MATCH)).toContain(name);
      expect(problemsAt(MATCH, name, null)).toBeUndefined();
    }
  });

  it('files where files belong', () => {
    for (const name of ['protocol_file', 'irb_protocol', 'consent_forms'])
      expect(getKind(MATCH, name)).toBe('file');
  });

  it('four methods and three cohorts, and no others [R3-40 R9-11]', () => {
    expect(choices(MATCH, 'methods')).toEqual([
      'Online Survey',
      'In-clinic',
      'Intervention',
      'Clinical Trial',
    ]);
    expect(choices(MATCH, 'cohort')).toEqual(['SPARK', 'SSC', 'Simons Searchlight']);
    expect(problemsAt(MATCH, 'cohort', 'AIC')).toBeDefined();
  });

  it('at most 3 keywords [R5-36]', () => {
    expect(problemsAt(MATCH, 'keywords', ['a', 'b', 'c'])).toBeUndefined();
    expect(problemsAt(MATCH, 'keywords', ['a', 'b', 'c', 'd'])).toBeDefined();
  });
  it('keywords: blanks and doubles do not count', () => {
    expect(problemsAt(MATCH, 'keywords', [' sleep ', '', ' ', 'Sleep', 'school', 'habits'])).toBeUndefined();
    for (const blank of [[], [''], [' ', '\u00A0']])
      expect(problemsAt(MATCH, 'keywords', blank)).toEqual(['Required field']);
  });

  it.each([
    ['min_age', 0],
    ['max_age', 6],
  ])('ages from 0 to 130: %s [R5-37]', (name, lowest) => {
    for (const age of [lowest, 130]) expect(problemsAt(MATCH, name, age)).toBeUndefined();
    for (const age of [-1, 131, 1.5]) expect(problemsAt(MATCH, name, age)).toBeDefined();
  });
});

const PROPOSAL = [
  'proposal_title',
  'introduction',
  'preliminary_data',
  'methodology',
  'expected_results',
  'references',
  'nih_biosketch',
  'abn_security',
];

describe.each([DATA, PILOT, TISSUE])('a request of type %i to the brain bank', (type) => {
  it('asks for the proposal [R3-60 R3-62 R3-63 R3-64 R3-65 R3-66 R3-67]', () => {
    expect(names(type)).toEqual(expect.arrayContaining(PROPOSAL));
    expect(getKind(type, 'nih_biosketch')).toBe('file');
    for (const name of PROPOSAL) expect(problemsAt(type, name, null)).toEqual(['Required field']);
  });

  it('takes further files, and no empty words on the safety of the data [R3-75 R5-39]', () => {
    expect(getKind(type, 'files')).toBe('file');
    expect(problemsAt(type, 'abn_security', '   ')).toEqual(['Required field']);
  });
});

describe.each([PILOT, TISSUE])('a request of type %i for tissue', (type) => {
  it('asks which tissue of how many donors [R3-61 R3-68 R3-70 R3-71 R3-72 R3-73 R3-74]', () => {
    const required = ['estimated_cost', 'tissue_needed', 'brain_area', 'asd_cases', 'control_cases'];
    for (const name of required) expect(problemsAt(type, name, null)).toEqual(['Required field']);
    expect(names(type)).toEqual(expect.arrayContaining(['rare_genetic_diagnosis', 'other_sources']));
    for (const name of ['asd_cases', 'control_cases', 'estimated_cost'])
      expect(problemsAt(type, name, -1)).toBeDefined();
  });

  it('frozen or fixed [R3-69]', () => {
    expect(choices(type, 'resource_types')).toEqual(['frozen', 'fixed']);
  });

  it.each([
    ['full_name', 30],
    ['city', 75],
    ['region', 75],
    ['postal_code', 16],
    ['country', 75],
    ['phone_number', 20],
  ])('sends it to an address: %s has at most %i characters [R3-76]', (name, limit) => {
    const text = (length: number) => (name === 'phone_number' ? '5' : 'a').repeat(length);
    expect(problemsAt(type, name, text(limit))).toBeUndefined();
    expect(problemsAt(type, name, text(limit + 1))).toBeDefined();
  });

  it('by a vendor, with an account number where there is one [R3-77]', () => {
    const vendors = ['None', 'USPS', 'UPS', 'FedEx', 'DHL', 'World Courier'];
    expect(choices(type, 'shipping_vendor')).toEqual(vendors);
    expect(problemsAt(type, 'account_number', null)).toEqual(['Required field']);
    const form = readForm(type);
    const answers = {
      ...exampleAnswers(form, {}, { file, collection: 1 }),
      shipping_vendor: 'None',
      account_number: null,
    };
    expect(checkAnswers(form, answers, { is_revision: false })).toHaveProperty('values');
  });
});

it('a request for data of the brain bank asks for no tissue and no address [R3-78]', () => {
  for (const name of ['tissue_needed', 'brain_area', 'address', 'shipping_vendor', 'asd_cases'])
    expect(names(DATA)).not.toContain(name);
});

it.each([
  [6, 6, undefined],
  [0, 0, undefined],
  [0, 130, undefined],
  [7, 6, ['The oldest age cannot be below the youngest age']],
  [130, 0, ['The oldest age cannot be below the youngest age']],
])('ages from %i to %i: %j [R5-37]', (youngest, oldest, expected) => {
  const form = readForm(MATCH);
  const given = { is_revision: false };
  const answers = {
    ...exampleAnswers(form, given, { file, collection: 1 }),
    min_age: youngest,
    max_age: oldest,
  };
  const checked = checkAnswers(form, answers, given);
  expect('problems' in checked ? checked.problems['max_age'] : undefined).toEqual(expected);
});

it('an order of ages is not evaluated while one of them is missing or wrong', () => {
  expect(problemsAt(MATCH, 'min_age', 131)).toEqual(['Please enter 130 or less']);
  expect(problemsAt(MATCH, 'max_age', undefined)).toEqual(['Required field']);
});
