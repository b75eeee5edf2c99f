import { describe, expect, it } from 'vitest';
import { matchLanguage, readAcceptLanguage } from './language.ts';
import { pseudoCatalogue, toPseudo } from './pseudo-language.ts';
import { pickDisplayTexts, translatable } from './words.ts';

describe('the choice of a language', () => {
  it('follows the order of the header, and never offers the pseudo-language to who reads English', () => {
    expect(readAcceptLanguage('en;q=0.5, fr-CA, de;q=0')).toEqual(['fr-CA', 'en']);
    expect(readAcceptLanguage('*, <script>')).toEqual([]);
    expect(matchLanguage(['fr', 'en-GB'], ['en', 'en-XA'])).toBe('en');
    expect(matchLanguage(['en-xa'], ['en', 'en-XA'])).toBe('en-XA');
    expect(matchLanguage(['fr'], ['en', 'en-XA'])).toBeUndefined();
  });
});

describe('the pseudo-language', () => {
  it('preserves places, tags, entities and addresses, and makes every text longer', () => {
    expect(toPseudo('Write to {support} &amp; <b>wait</b>')).toBe(
      '⟦Ŵŕííťéé ťóó {support} &amp; <b>ŵááííť</b>⟧',
    );
    expect(toPseudo('See https://a.test/x')).toContain('https://a.test/x');
    expect(toPseudo('{count, plural, one {# day} other {# days}}')).toBe(
      '⟦{count, plural, one {# đááý} other {# đááýš}}⟧',
    );
  });

  it('is made once, and leaves numbers alone', () => {
    expect(toPseudo(toPseudo('Save'))).toBe(toPseudo('Save'));
    expect(pseudoCatalogue({ a: ['12', { b: 'No' }], c: 3 })).toEqual({ a: ['12', { b: '⟦Ñóó⟧' }], c: 3 });
  });
});

describe('a catalogue of the contract', () => {
  it('is English, or what the page has in its place, text by text', () => {
    const texts = { label: 'Dataset', sections: [{ id: 'details', title: 'Details' }] };
    expect(translatable('test', texts)).toBe(texts);
    globalThis.portalWords = { 'contract/test': { sections: { 0: { title: 'Einzelheiten' } } } };
    expect(translatable('test', texts)).toEqual({
      label: 'Dataset',
      sections: [{ id: 'details', title: 'Einzelheiten' }],
    });
    globalThis.portalWords = undefined;
  });

  it('gives of a definition what people read, and no name, value or rule', () => {
    expect(
      pickDisplayTexts({
        id: 'x',
        items: [{ type: 'text', name: 'a', label: 'A', options: [{ value: 'b', label: 'B' }] }],
      }),
    ).toEqual({ items: { 0: { label: 'A', options: { 0: { label: 'B' } } } } });
  });
});
