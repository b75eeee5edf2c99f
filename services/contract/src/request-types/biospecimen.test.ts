/** What a request for samples asks (spec 2 sections 3, 5 and 9), field by field, written from the specification. */
import { describe, expect, it } from 'vitest';
import { answerWords, fieldByName } from '../forms/form-answers.ts';
import { formFields } from '../forms/form-rules.ts';
import { checkAnswers, draftSchema } from '../forms/form-schema.ts';
import { BIOSPECIMEN_FORM_2 as form } from './biospecimen/form.v2.ts';

const PLASMA = 1;
const DNA = [2, 3, 5];
const [LCL, FIBROBLASTS, IPSC] = [4, 6, 7];
const given = { is_revision: false };
/** Every field has its first example; what another kind is asked takes no part. */
const EXAMPLES = Object.fromEntries(formFields(form).map(({ name, examples }) => [name, examples[0]]));
const complete = (answers: Record<string, unknown>): Record<string, unknown> => ({ ...EXAMPLES, ...answers });
/** The messages of otherwise complete answers. */
function getProblems(answers: Record<string, unknown>): Readonly<Record<string, string[]>> {
  const checked = checkAnswers(form, complete(answers), given);
  return 'problems' in checked ? checked.problems : {};
}
const getStored = (answers: Record<string, unknown>): Readonly<Record<string, unknown>> => {
  const checked = checkAnswers(form, complete(answers), given);
  return 'values' in checked ? checked.values : {};
};
const isDraft = (answers: Record<string, unknown>): boolean => draftSchema(form).safeParse(answers).success;

describe('the kind and the ids', () => {
  it('names the seven kinds [R9-01 R3-11]', () => {
    const field = fieldByName(form, 'sample_type');
    expect(field && 'options' in field ? field.options.map(({ label }) => label) : []).toEqual([
      'Plasma',
      'Whole Blood DNA',
      'Saliva DNA',
      'Lymphoblastoid Cell Lines',
      'Lymphoblastoid Cell Line DNA',
      'Fibroblasts',
      'Induced Pluripotent Stem Cells',
    ]);
    expect(getProblems({ sample_type: 8 })).toHaveProperty('sample_type');
    expect(getProblems({ sample_type: null })).toHaveProperty('sample_type');
  });

  it('samples is an id and its amount; without any: "* Required field" [R3-10 R5-29]', () => {
    expect(getStored({ samples: { '11000-p1': 200.5 } })).toMatchObject({ samples: { '11000-p1': 200.5 } });
    for (const samples of [null, {}, undefined])
      expect(getProblems({ samples })['samples']).toEqual(['* Required field']);
  });

  it('an amount is a number of 0 or more, also in a draft; a draft may lack it [R5-34]', () => {
    for (const amount of [-0.001, 1_000_000_000, '1', true]) {
      expect(getProblems({ samples: { '11000-p1': amount } })).toHaveProperty('samples');
      expect(isDraft({ samples: { '11000-p1': amount } })).toBe(false);
    }
    for (const amount of [null, 0, 1e-9, 1_000_001, 999_999_999])
      expect(isDraft({ samples: { '11000-p1': amount } }), `a draft holds ${amount}`).toBe(true);
  });

  it.each([
    [null, 'please enter an amount'],
    [0, 'the amount must be greater than 0'],
    [1e-9, 'please use at most 2 digits after the point'],
    [0.125, 'please use at most 2 digits after the point'],
    [1_000_000.01, 'please ask for 1,000,000 or less'],
  ])('what is submitted asks for an amount: not %s', (amount, sentence) => {
    expect(getProblems({ samples: { '11000-p1': amount } })['samples']).toEqual([`11000-p1: ${sentence}`]);
  });

  it('what is submitted may ask for the least and the most', () => {
    for (const amount of [0.01, 0.29, 1_000_000])
      expect(getProblems({ samples: { '11000-p1': amount } })).toEqual({});
  });

  it('an id is letters, digits and hyphens, at most 40, and there are at most 1000 [R5-28]', () => {
    for (const id of ['11000-p1', 'SP0001', 'a'.repeat(40)])
      expect(isDraft({ samples: { [id]: 1 } })).toBe(true);
    for (const id of ['', 'a b', '11000_p1', 'é', 'a'.repeat(41)])
      expect(isDraft({ samples: { [id]: 1 } }), `${id} is an id`).toBe(false);
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}-p1`, 1]));
    expect(isDraft({ samples: many(1000) })).toBe(true);
    expect(isDraft({ samples: many(1001) })).toBe(false);
    for (const samples of ['11000-p1', ['11000-p1'], 5]) expect(isDraft({ samples })).toBe(false);
  });

  it('is read as lines of id and amount', () => {
    const field = fieldByName(form, 'samples');
    const samples = { '11000-p1': 200, '11000-s1': null };
    expect(field && answerWords(field, samples)).toBe('11000-p1: 200\n11000-s1');
    expect(field && answerWords(field, samples, { sample_type: PLASMA })).toBe('11000-p1: 200 μl\n11000-s1');
    expect(field && answerWords(field, { a: 1, b: 2 }, { sample_type: String(LCL) })).toBe(
      'a: 1 Vial\nb: 2 Vials',
    );
  });
});

describe('what is asked of a kind', () => {
  it('amount and concentration of DNA [R3-13 R3-14]', () => {
    for (const sample_type of DNA) {
      expect(getStored({ sample_type, dna_amount: 0, dna_concentration: 50 })).toMatchObject({
        dna_amount: 0,
        dna_concentration: 50,
      });
      expect(Object.keys(getProblems({ sample_type, dna_amount: -1, dna_concentration: -1 }))).toEqual([
        'dna_amount',
        'dna_concentration',
      ]);
    }
    expect(getStored({ sample_type: PLASMA })).not.toHaveProperty('dna_amount');
  });

  it('volume of plasma, and of nothing else [R3-15 R5-34]', () => {
    expect(getStored({ sample_type: PLASMA, volume: 0 })).toMatchObject({ volume: 0 });
    expect(getProblems({ sample_type: PLASMA, volume: -1 })).toHaveProperty('volume');
    expect(getStored({ sample_type: LCL, volume: 5 })).not.toHaveProperty('volume');
  });

  it('number and shipment of cells, live or frozen [R3-16 R3-17]', () => {
    for (const sample_type of [LCL, FIBROBLASTS, IPSC]) {
      for (const shipment_type of ['live', 'frozen'])
        expect(getStored({ sample_type, shipment_type })).toMatchObject({ shipment_type });
      for (const shipment_type of ['warm', null])
        expect(getProblems({ sample_type, shipment_type })).toHaveProperty('shipment_type');
      expect(getProblems({ sample_type, num_cells: -1 })).toHaveProperty('num_cells');
      expect(getProblems({ sample_type, num_cells: 1.5 })).toHaveProperty('num_cells');
    }
    expect(getStored({ sample_type: PLASMA })).not.toHaveProperty('shipment_type');
  });
});

describe('iPSCs', () => {
  const ipsc = { sample_type: IPSC, generate_ipscs: false, ipsc_modifying: true };

  it('the promise to share is required for iPSCs and for cells from which iPSCs are made [R3-12 R3-19 R5-35]', () => {
    const words = ['This is required by SFARI to continue'];
    for (const share_with_simons of [false, null, undefined]) {
      expect(getProblems({ ...ipsc, share_with_simons })['share_with_simons']).toEqual(words);
      for (const sample_type of [LCL, FIBROBLASTS])
        expect(
          getProblems({ sample_type, generate_ipscs: true, share_with_simons })['share_with_simons'],
        ).toEqual(words);
      expect(getProblems({ sample_type: FIBROBLASTS, generate_ipscs: false, share_with_simons })).toEqual({});
      // Nothing grows from plasma, whatever a draft of another kind left behind.
      expect(getProblems({ sample_type: PLASMA, generate_ipscs: true, share_with_simons })).toEqual({});
    }
  });

  it.each([
    ['ipsc_modifying_description [R3-18]', 'ipsc_modifying_description'],
    ['who_will_modify [R3-20]', 'who_will_modify'],
    ['editing_methods [R3-21]', 'editing_methods'],
    ['quality_control [R3-22]', 'quality_control'],
  ])('who modifies them says %s', (_, name) => {
    expect(getProblems({ ...ipsc, [name]: ' ' })[name]).toEqual(['Required field']);
    expect(getStored({ ...ipsc, ipsc_modifying: false })).not.toHaveProperty(name);
  });

  it('and may say which data they share [R3-26]', () => {
    expect(getProblems({ ...ipsc, modified_ipscs_data: null })).toEqual({});
    expect(getStored({ ...ipsc, modified_ipscs_data: 'RNA' })).toMatchObject({ modified_ipscs_data: 'RNA' });
    expect(getStored({ ...ipsc, ipsc_modifying: false })).not.toHaveProperty('modified_ipscs_data');
  });
});

describe('project and shipping', () => {
  it('the use, and what happens to what is left [R3-23 R3-25]', () => {
    for (const name of ['usage', 'bio_destroyed_description'])
      expect(getProblems({ [name]: null })[name]).toEqual(['Required field']);
    expect(getStored({ bio_destroyed: false })).toMatchObject({ bio_destroyed: false });
  });

  it('what was changed, once it was submitted [R3-24]', () => {
    const answers = complete({ request_changes: 'Fewer samples' });
    expect(checkAnswers(form, answers, { is_revision: true })).toMatchObject({
      values: { request_changes: 'Fewer samples' },
    });
    expect(getStored(answers)).not.toHaveProperty('request_changes');
  });

  it.each([
    ['award_number [R5-26]', 'award_number', 15],
    ['full_name [R3-27]', 'full_name', 30],
    ['city [R3-30]', 'city', 75],
    ['region [R3-31]', 'region', 75],
    ['postal_code [R3-32]', 'postal_code', 16],
    ['country [R3-33]', 'country', 75],
    ['phone_number [R3-34]', 'phone_number', 20],
  ])('%s has at most %s characters', (_, name, limit) => {
    expect(getProblems({ [name]: '5'.repeat(limit) })).toEqual({});
    expect(getProblems({ [name]: '5'.repeat(limit + 1) })).toHaveProperty(name);
    expect(isDraft({ [name]: '5'.repeat(limit) })).toBe(true);
    expect(isDraft({ [name]: '5'.repeat(limit + 1) })).toBe(false);
  });

  it('an address to send to, instructions if there are any [R3-28 R3-29 R3-35]', () => {
    for (const name of ['email', 'address']) expect(getProblems({ [name]: null })).toHaveProperty(name);
    expect(getProblems({ email: 'nobody' })).toHaveProperty('email');
    expect(getProblems({ instructions: null })).toEqual({});
  });
});
