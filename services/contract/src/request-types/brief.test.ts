import { describe, expect, it } from 'vitest';
import { exampleAnswers } from '../forms/form-answers.ts';
import { formFields } from '../forms/form-rules.ts';
import { listBriefAnswers } from './brief.ts';
import { ALL_REQUEST_TYPES, currentForm, listForms, requestType } from './lookup.ts';

const MOST_LINES = 4;
const TYPE = { dataset: 1, biospecimen: 2, match: 4, tissue: 8 };

const forms = ALL_REQUEST_TYPES.flatMap((type) => listForms(type).map((form) => ({ type, form })));

/** Answers of the newest version of the type's form, as a request holds them. */
const answered = (type: number, more: Readonly<Record<string, unknown>> = {}) => {
  const form = currentForm(type);
  if (!form) throw new Error('the type has no form');
  return {
    type,
    form_version: form.version,
    additional_data: { ...exampleAnswers(form, {}, { file: { id: 'a', name: 'a.pdf' } }), ...more },
  };
};
const lines = (type: number, more?: Readonly<Record<string, unknown>>, datasets: readonly string[] = []) =>
  listBriefAnswers(answered(type, more), datasets);

describe.each(forms)('$type.key form $form.version', ({ type, form }) => {
  const named = new Set(formFields(form).map(({ name }) => name));

  it('has two to four lines of its own', () => {
    const own = type.brief.filter(
      (line) => line.part === 'datasets' || line.fields.some((name) => named.has(name)),
    );
    expect(own.length).toBeGreaterThan(1);
    expect(own.length).toBeLessThanOrEqual(MOST_LINES);
  });

  it('says what was answered', () => {
    const additional_data = exampleAnswers(form, {}, { file: { id: 'a', name: 'a.pdf' } });
    const listed = listBriefAnswers({ type: type.number, form_version: form.version, additional_data }, [
      'SSC',
    ]);
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.every(({ label, text }) => label !== '' && text !== '')).toBe(true);
  });
});

it.each(ALL_REQUEST_TYPES.map((type) => [type.key, type] as const))(
  '%s names no question that none of its forms has',
  (_, type) => {
    const known = new Set(listForms(type).flatMap((form) => formFields(form).map(({ name }) => name)));
    expect(
      type.brief.flatMap((line) => (line.part ? [] : line.fields)).filter((name) => !known.has(name)),
    ).toEqual([]);
  },
);

it('has a comma between two samples', () => {
  const samples = { '11000-p1': 200, '11001-s1': 100 };
  const texts = lines(TYPE.biospecimen, { samples }).map(({ text }) => text);
  expect(texts.find((text) => text.includes('11000-p1'))).toMatch(/^11000-p1: 200.*, 11001-s1: 100/);
});

it('begins with the datasets, which are no answers', () => {
  const [first, second] = lines(TYPE.dataset, { usage: 'Sleep\n\nin  siblings' }, ['SSC', 'SPARK']);
  expect(first).toEqual({ label: 'Datasets', text: 'SSC, SPARK' });
  expect(second).toEqual({ label: 'Intended use', text: 'Sleep in siblings' });
  expect(lines(TYPE.dataset, { usage: 'Sleep' })[0]?.label).toBe('Intended use');
});

it('puts answers that are read together on one line', () => {
  const [, people] = lines(TYPE.match, { num_participants: 1250, min_age: 4, max_age: 17 });
  expect(people).toEqual({
    label: 'Number of participants',
    text: '1,250 · Minimum age in years: 4 · Maximum age in years: 17',
  });
  const address = { full_name: 'Mei Tanaka', city: 'Boston', region: '', country: 'United States' };
  expect(lines(TYPE.tissue, address).at(-1)).toEqual({
    label: 'Ship to',
    text: 'Mei Tanaka, Boston, United States',
  });
});

it('gives numbers of donors a line each, without its label again', () => {
  const answer = lines(TYPE.tissue, { asd_cases: 12, control_cases: 20 }).find(
    ({ label }) => label === 'Number of donors',
  );
  expect(answer?.text.split('\n')).toEqual(['With autism: 12', 'Without autism: 20']);
});

it('says nothing of a box that is not ticked', () => {
  const kind = (generate_ipscs: boolean) => lines(TYPE.biospecimen, { generate_ipscs })[1]?.text;
  expect(kind(true)).toContain('Generates iPSCs: Yes');
  expect(kind(false)).not.toContain('iPSCs');
});

it('shortens a long answer at a word, and never within a character', () => {
  const usage = (text: string) => lines(TYPE.dataset, { usage: text })[0]?.text ?? '';
  expect(usage(`${'word '.repeat(58)}end`)).toBe(`${'word '.repeat(58)}end`);
  const long = usage('word, '.repeat(100));
  expect(long.length).toBeLessThanOrEqual(300);
  expect(long.endsWith('word…')).toBe(true);
  expect(usage('🧬'.repeat(400))).toBe(`${'🧬'.repeat(149)}…`);
});

it('has nothing to say of answers without a form', () => {
  expect(listBriefAnswers({ type: 3, form_version: 1, additional_data: { amount: 4 } }, ['SSC'])).toEqual([]);
  expect(requestType(3).brief).toEqual([]);
});
