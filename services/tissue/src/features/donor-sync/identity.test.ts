import { describe, expect, it } from 'vitest';
import { findIdentity } from './identity.ts';

const record = {
  record_no: 'ABN-2015-1007',
  person: {
    first_name: 'Zoë',
    last_name: 'O’Neill-Müller',
    born: '1962-03-04',
    died: '2015-10-17',
    next_of_kin: { name: 'Wei Li', phone: '+1 (555) 010-0123' },
  },
};
const find = (text: unknown, of: unknown = record) => findIdentity(of, [['clinical_summary', text]]);

describe('a text that names the donor is found', () => {
  it.each([
    ['as it is sent', 'Zoë walked late.'],
    ['without accents', 'Zoe walked late.'],
    ['with accents taken apart', 'Zoe\u0308 walked late.'],
    ['in capitals', 'O’NEILL-MÜLLER, left hemisphere'],
    ['with a typewriter apostrophe', "The O'Neill family reports late speech."],
    ['with a typographic one', 'The O’Neill family reports late speech.'],
    ['without an apostrophe', 'The ONeill family reports late speech.'],
    ['with a blank for it', 'The O Neill family reports late speech.'],
    ['with a possessive', 'Müller’s mother reports late speech.'],
    ['with another hyphen', 'O’Neill‑Müller reports late speech.'],
    ['with a blank for the hyphen', 'Zoe O’Neill Muller reports late speech.'],
    ['in wide letters', 'Ｚｏｅ reports late speech.'],
    ['with what is not seen in it', 'Zo\u200bë reports late speech.'],
    ['by a short name with a title', 'Mr Li reports late speech.'],
    ['by one with a point', 'Reported by Mrs. Li'],
    ['by one in a sentence', 'Speech was late, as Li reports.'],
    ['by its possessive', 'Li’s sister reports late speech.'],
    ['by the number of the record', 'see abn 2015 1007'],
    ['by its digits alone', 'see 20151007'],
    ['by digits in groups', 'see 2015/1007'],
    ['by a telephone', 'call 1.555.010.0123'],
    ['by one without the code of its country', 'call (555) 010 0123'],
    ['by the day of birth', 'Born on March 4th, 1962.'],
    ['by it the other way round', 'Born on the 4th of March 1962.'],
    ['by it with a short month', 'born 4-Mar-62'],
    ['by it in numbers of America', 'DOB 03/04/1962'],
    ['by it in numbers of Europe', 'DOB 4.3.62'],
    ['by it as computers write it', 'DOB 1962-03-04, 19620304'],
    ['by its month', 'Born in March 1962.'],
    ['by its month in numbers', 'Born 03/1962.'],
    ['by the day without a year', 'The birthday of the donor, March 4, was a Sunday.'],
    ['by the day of death', 'Died October 17, 2015.'],
    ['by an age', 'A 93-year-old woman'],
    ['by one in short', '93yo woman, 93 y.o.'],
    ['by one after the word', 'died at the age of 101'],
    ['by one at death', 'She died at 94.'],
    ['by one in words', 'ninety-four years old'],
  ])('%s', (_how, text) => expect(find(text)).toEqual(['clinical_summary']));

  it('in a list and inside of what belongs to the text', () => {
    expect(find(['Seizures', 'Zoe'])).toEqual(['clinical_summary']);
    expect(find([{ items: [{ label: 'Zoe' }] }])).toEqual(['clinical_summary']);
  });
});

describe('a text that does not is left alone', () => {
  it.each([
    'First words at 30 months. Seizures since the age of 4.',
    'An autopsy was done in 2015. He was treated with lithium for 12 years.',
    'Li was given as lithium carbonate.',
    'Died in 2015 of pneumonia, aged 52.',
    'A 90+ year old donor; aged 90+; died at 90+.',
    'IQ 93, brain weight 1290 g, tissue kept for 95 months, PMI 91 hours, at age 95 months',
    'Score 3/4 on 4 May 1962; 17 October 1999; March 1961',
    'Zoology and Neill-like features; a mull of things',
    '1007 g in 2015',
  ])('%s', (text) => expect(find(text)).toEqual([]));

  it('whatever the source leaves out', () => {
    for (const one of [
      null,
      {},
      { person: null },
      { record_no: 7, person: { first_name: 'A', last_name: '' } },
    ])
      expect(find('A summary of 7 lines', one)).toEqual([]);
  });

  it('quickly, however long it is', () => {
    for (const sign of ['1', '1 ', "o'", 'a ', 'ninety ', 'march ', '9'])
      expect(find(sign.repeat(Math.ceil(5000 / sign.length)))).toEqual([]);
  });
});
