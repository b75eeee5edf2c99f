import { describe, expect, it } from 'vitest';
import { readSampleText } from './sample-text.ts';

const getSamples = (text: string) => readSampleText(text).samples;

describe('samples as they are pasted', () => {
  it('are ids between commas, spaces, semicolons, tabs and new lines [R5-27 R5-28]', () => {
    expect(Object.keys(getSamples('11000-p1, 11000-s1\t11001-p1\r\n(11002_p1) "11003-p1";11004-p1'))).toEqual(
      ['11000-p1', '11000-s1', '11001-p1', '11002p1', '11003-p1', '11004-p1'],
    );
    expect(readSampleText(' \n,;')).toEqual({ samples: {}, refused: [] });
  });

  it.each([
    ['tab', '11000-p1\t150'],
    ['semicolon', '11000-p1;150'],
    ['comma', '11000-p1,150'],
    ['comma and blank', '11000-p1, 150'],
    ['quotes', '"11000-p1","150"'],
    ['a third column', '11000-p1,150,μl,Available,800'],
    ['a note', '11000-p1\t150\ta note'],
    ['the unit', '11000-p1;150 μl'],
  ])('are an id with its amount with %s between them', (_, line) => {
    expect(getSamples(line)).toEqual({ '11000-p1': 150 });
  });

  it('have amounts with a point, and with a comma where that is no separator', () => {
    expect(getSamples('a1\t2.5\nb1;0,5\nc1,2.25')).toEqual({ a1: 2.5, b1: 0.5, c1: 2.25 });
  });

  it('stay ids where a number can be one: beside another number, or in a list', () => {
    expect(getSamples('11000,11001')).toEqual({ '11000': null, '11001': null });
    expect(getSamples('11000-p1,11001,11002-p1')).toEqual({
      '11000-p1': null,
      '11001': null,
      '11002-p1': null,
    });
  });

  it('are read back from the table that was exported, header and all', () => {
    const csv =
      '\uFEFFSample id,Amount,Unit,Availability,Amount available\r\n11000-p1,150,μl,Available,800\r\n11001-p1,,μl,,\r\n';
    expect(readSampleText(csv)).toEqual({ samples: { '11000-p1': 150, '11001-p1': null }, refused: [] });
    expect(getSamples('Amount;Id\n2,5;11000-p1')).toEqual({ '11000-p1': 2.5 });
    expect(
      getSamples('Sample Id,Availability,Status,Requested,# of Request\n11000-p1,800 μl,Available,150 μl,2'),
    ).toEqual({ '11000-p1': 150 });
    expect(readSampleText('Probe\tMenge\n11000-p1\t5', { id: 'Probe', amount: 'Menge' }).samples).toEqual({
      '11000-p1': 5,
    });
  });

  it('are not confused with what every object has', () => {
    expect(getSamples('toString constructor\nvalueOf,5')).toEqual({
      toString: null,
      constructor: null,
      valueOf: 5,
    });
  });

  it('lose an id that is too long, and the others live on', () => {
    const long = 'x'.repeat(60);
    expect(readSampleText(`11000-p1 ${long}\n11001-p1`)).toEqual({
      samples: { '11000-p1': null, '11001-p1': null },
      refused: [long],
    });
  });
});
