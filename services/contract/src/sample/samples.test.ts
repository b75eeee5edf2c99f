import { describe, expect, it } from 'vitest';
import { REQUEST_STATUSES } from '../request/statuses.ts';
import {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  evaluateAvailability,
  passesAvailability,
  passesCheck,
} from './availability.ts';
import {
  AMOUNT_DECIMALS,
  findAmount,
  isSampleId,
  LARGEST_AMOUNT,
  LARGEST_DRAFT_AMOUNT,
  MOST_SAMPLES,
  readSampleAmounts,
  SAMPLE_ID_LENGTH,
  SAMPLE_ID_PATTERN,
  sampleBatches,
  splitSampleIds,
} from './sample-ids.ts';
import {
  amountWords,
  CELL_KINDS,
  DNA_KINDS,
  SAMPLE_KIND,
  sampleKind,
  SAMPLE_KINDS,
  SAMPLE_UNITS,
} from './sample-kinds.ts';
import { samplesFromLines, samplesToLines } from '../forms/form-entries.ts';
import {
  amountProblem,
  amountProblems,
  areSamplesCorrectable,
  canOwnerEditSamples,
  availabilityProblems,
  exceedsAvailable,
} from './sample-rules.ts';

describe('ids', () => {
  it('are separated by comma, space or new line, each counted once [R5-27]', () => {
    expect(splitSampleIds('11000-p1, 11000-s1\n11001-p1\t11002-p1,,11000-p1\r\n')).toEqual([
      '11000-p1',
      '11000-s1',
      '11001-p1',
      '11002-p1',
    ]);
    expect(splitSampleIds(' ,\n')).toEqual([]);
  });

  it('lose all but letters, digits and hyphens [R5-28]', () => {
    expect(splitSampleIds('"11000-p1"; (11_001.p1) ###')).toEqual(['11000-p1', '11001p1']);
  });

  it('travel in batches of 100: 250 are three [R7-05]', () => {
    const ids = Array.from({ length: 250 }, (_, index) => `${index}-p1`);
    expect(sampleBatches(ids).map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(sampleBatches(ids).flat()).toEqual(ids);
    expect(sampleBatches([])).toEqual([]);
  });

  it('have at most 40 characters; a request has up to a thousand, each of at most a million', () => {
    expect([39, 40, 41].map((length) => SAMPLE_ID_PATTERN.test('a'.repeat(length)))).toEqual([
      true,
      true,
      false,
    ]);
    expect([SAMPLE_ID_LENGTH, MOST_SAMPLES, LARGEST_AMOUNT]).toEqual([40, 1000, 1_000_000]);
    expect([LARGEST_DRAFT_AMOUNT, AMOUNT_DECIMALS]).toEqual([999_999_999, 2]);
  });

  it('are distinguished from what is no id, such as one with a space, an accent or 41 characters', () => {
    expect(['11000-p1', 'A', 'a'.repeat(40)].map((id) => isSampleId(id))).toEqual([true, true, true]);
    expect(['', '11000 p1', 'é1', 'a'.repeat(41)].map((id) => isSampleId(id))).toEqual(Array(4).fill(false));
  });

  it('find their amount; a name that every object has is no sample', () => {
    const samples = { '11000-p1': 200, '11001-p1': null };
    expect(findAmount(samples, '11000-p1')).toBe(200);
    expect(findAmount(samples, '11001-p1')).toBeNull();
    expect(findAmount(samples, '11002-p1')).toBeUndefined();
    expect(findAmount(samples, 'constructor')).toBeUndefined();
  });

  it('of a stored answer are read whatever it is', () => {
    expect(readSampleAmounts({ a: 1, b: 'x', c: null })).toEqual({ a: 1, b: null, c: null });
    for (const answer of [null, undefined, 'a', ['a'], 5]) expect(readSampleAmounts(answer)).toEqual({});
  });

  it('and their amounts are lines of text and back', () => {
    const samples = { '11000-p1': 200, '11001-p1': 2.5, '11002-p1': null };
    expect(samplesToLines(samples)).toBe('11000-p1 200\n11001-p1 2.5\n11002-p1');
    expect(samplesFromLines(`\n${samplesToLines(samples)}\n`)).toEqual(samples);
    expect(samplesFromLines('a: 1\nb, x\nc -1')).toEqual({ a: 1, b: null, c: -1 });
  });
});

describe('availability', () => {
  const stock = { amount_available: 10, limited_at: 2, cpls_available: false, ipsc_consented: true };

  it('is one of six, of which three pass [R4-14 R5-33]', () => {
    expect(AVAILABILITIES.filter((each) => passesAvailability(each))).toEqual([
      'Available',
      'Limited',
      'CPLs Available',
    ]);
    expect(AVAILABILITIES.filter((each) => !passesAvailability(each))).toEqual([
      'Unavailable',
      'IPSC NOT CONSENTED',
      'Invalid Id',
    ]);
  });

  it('passes where it can be obtained and nothing else speaks against it', () => {
    expect(passesCheck({ availability: 'Limited' })).toBe(true);
    expect(passesCheck({ availability: 'Limited', refusals: [] })).toBe(true);
    expect(passesCheck({ availability: 'Available', refusals: ['Of another cohort'] })).toBe(false);
    expect(passesCheck({ availability: 'Unavailable' })).toBe(false);
  });

  it.each([
    ['Invalid Id', null, false],
    ['Invalid Id', null, true],
    ['Available', stock, true],
    ['Available', { ...stock, amount_available: 2.001 }, false],
    ['Limited', { ...stock, amount_available: 2 }, false],
    ['Limited', { ...stock, amount_available: 0.001, cpls_available: true }, false],
    ['Unavailable', { ...stock, amount_available: 0 }, false],
    ['CPLs Available', { ...stock, amount_available: 0, cpls_available: true }, false],
    ['IPSC NOT CONSENTED', { ...stock, ipsc_consented: false }, true],
    ['IPSC NOT CONSENTED', { ...stock, ipsc_consented: false, amount_available: 0 }, true],
    ['Available', { ...stock, ipsc_consented: false }, false],
  ] as const)('%s', (expected, known, generateIpscs) => {
    expect(evaluateAvailability(known, generateIpscs)).toBe(expected);
  });

  it('is called as the specification calls it', () => {
    expect(Object.entries(AVAILABILITY_LABELS).filter(([value, label]) => value !== label)).toEqual([]);
  });

  it('names what fails under the quoted sentence [R5-30 R5-31]', () => {
    const checked = [
      { id: '11000-p1', availability: 'Available' },
      { id: '11001-p1', availability: 'Invalid Id' },
    ] as const;
    expect(availabilityProblems(checked)).toEqual(['* Please fix the ids below!', '11001-p1: Invalid Id']);
    expect(availabilityProblems(checked, '* Save Failed.')[0]).toBe('* Save Failed.');
    expect(availabilityProblems(checked.slice(0, 1))).toEqual([]);
  });
});

describe('amounts', () => {
  it('are shown with their unit; one vial is a vial', () => {
    expect(amountWords(200, 'μl')).toBe('200 μl');
    expect(amountWords(1, 'μg')).toBe('1 μg');
    expect(amountWords(1, 'Vials')).toBe('1 Vial');
    expect(amountWords(2, 'Vials')).toBe('2 Vials');
  });

  it('above a million, finer than two decimals or none at all are refused, each by its id', () => {
    expect(amountProblem('a', 1_000_000)).toBeUndefined();
    expect(amountProblem('a', 1.25)).toBeUndefined();
    expect(amountProblem('a', 0.5)).toBeUndefined();
    expect(amountProblem('a', 1_000_000.5)).toBe('a: please ask for 1,000,000 or less');
    expect(amountProblem('a', 1.255)).toBe('a: please use at most 2 digits after the point');
    expect(amountProblem('a', 0)).toBe('a: the amount must be greater than 0');
    expect(amountProblem('a', null)).toBe('a: please enter an amount');
  });

  it('have units and a standard for each kind [R9-02 R9-03 R9-04 R9-05 R9-06 R9-07 R9-08 R9-09]', () => {
    expect(SAMPLE_UNITS).toEqual(['μg', 'μl', 'Vials']);
    expect(
      SAMPLE_KINDS.map(({ label, standard, unit, minimum }) => [label, standard, unit, minimum]),
    ).toEqual([
      ['Plasma', 200, 'μl', 0],
      ['Whole Blood DNA', 5, 'μg', 2],
      ['Saliva DNA', 2, 'μg', 2],
      ['Lymphoblastoid Cell Lines', 1, 'Vials', 0],
      ['Lymphoblastoid Cell Line DNA', 5, 'μg', 2],
      ['Fibroblasts', 1, 'Vials', 0],
      ['Induced Pluripotent Stem Cells', 1, 'Vials', 0],
    ]);
    expect(SAMPLE_KINDS.map(({ usual }) => usual)).toEqual([
      '200 to 250 μl of each participant',
      '5 μg at 50 ng/μl, at least 2 μg',
      '2 μg at 50 ng/μl, at least 2 μg',
      '1 vial with 2 to 10 million cells',
      '5 to 10 μg at 50 ng/μl, at least 2 μg',
      '1 vial with 1 million cells',
      '1 vial with 500,000 to 1 million cells',
    ]);
  });

  it('of kinds with fixed ids, for they are in stored answers and in the inventory; vials alone are whole', () => {
    expect(SAMPLE_KINDS.map(({ id, isWhole }) => [id, isWhole])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
      [5, false],
      [6, true],
      [7, true],
    ]);
    expect(SAMPLE_KIND).toEqual({
      PLASMA: 1,
      BLOOD_DNA: 2,
      SALIVA_DNA: 3,
      LCL: 4,
      LCL_DNA: 5,
      FIBROBLASTS: 6,
      IPSC: 7,
    });
    expect(DNA_KINDS).toEqual([2, 3, 5]);
    expect(CELL_KINDS).toEqual([4, 6, 7]);
  });

  it('below the minimum, or of a part of a vial, are refused by id', () => {
    const [dna, vials] = [sampleKind(3), sampleKind('7')];
    if (!dna || !vials) throw new Error('a kind is missing');
    expect(amountProblems(dna, { a: 1.999, b: 2, c: null })).toEqual([
      'a: please ask for 2 μg or more',
      'c: please enter an amount',
    ]);
    expect(amountProblems({ ...vials, isWhole: false }, { a: 1.5 })).toEqual([]);
    expect(amountProblems(vials, { a: 1.5, b: 2, c: 0 })).toEqual([
      'a: the amount must be a whole number of vials',
      'c: the amount must be greater than 0',
    ]);
    expect(sampleKind(8)).toBeUndefined();
    expect(sampleKind(null)).toBeUndefined();
  });
});

it('more than there is, is known by its amount where the sample can be obtained', () => {
  const stock = { availability: 'Available', amount_available: 1200 } as const;
  expect(exceedsAvailable(900_000, stock)).toBe(true);
  expect(exceedsAvailable(1200, stock)).toBe(false);
  expect(exceedsAvailable(2, { availability: 'Limited', amount_available: 1 })).toBe(true);
  for (const availability of ['CPLs Available', 'Unavailable', 'Invalid Id'] as const)
    expect(exceedsAvailable(1, { availability, amount_available: 0 })).toBe(false);
  expect(exceedsAvailable(null, stock)).toBe(false);
  expect(exceedsAvailable(1, { ...stock, amount_available: null })).toBe(false);
});

it('samples are the owner’s in the draft, and administrators’ until it is decided [R4-15 R6-04]', () => {
  expect(REQUEST_STATUSES.filter((status) => canOwnerEditSamples(status))).toEqual([1]);
  expect(REQUEST_STATUSES.filter((status) => areSamplesCorrectable(status))).toEqual([2, 3, 6]);
});
