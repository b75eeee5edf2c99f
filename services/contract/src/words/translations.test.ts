import { describe, expect, it } from 'vitest';
import { completeTranslation, listTranslationFaults, translationFile } from './translations.ts';

describe('a translation', () => {
  it('is in the workspace that its catalogue is named after', () => {
    expect(translationFile('core/mail-layout', 'de')).toBe('core/src/texts/de/mail-layout.ts');
    expect(translationFile('request-type/dataset', 'de')).toBe(
      'contract/src/texts/de/request-type/dataset.ts',
    );
    expect(translationFile('messages', 'de')).toBe('contract/src/texts/de/messages.ts');
  });

  it('may leave texts out, and has its own branches of a plural', () => {
    const english = {
      greeting: 'Dear {name}',
      days: '{count, plural, one {day} other {days}} for {name}',
      list: ['One', 'Two'],
    };
    expect(listTranslationFaults(english, {})).toEqual([]);
    expect(
      listTranslationFaults(english, {
        days: 'Dla {name}: {count, plural, one {dzień} few {dni} many {dni} other {dnia}}',
        list: { 1: 'Dwa' },
      }),
    ).toEqual([]);
  });

  it('serves the same text elsewhere in its catalogue, unless that has one of its own', () => {
    const english = { first: ['Title', 'Yes'], second: { title: 'Title', yes: 'Yes', last: 'No' } };
    expect(completeTranslation(english, { first: ['Titel', 'Ja'], second: { yes: 'Zeker' } })).toEqual({
      first: { 0: 'Titel', 1: 'Ja' },
      second: { title: 'Titel', yes: 'Zeker' },
    });
    expect(completeTranslation(english, undefined)).toBeUndefined();
  });

  it('has no key, place or link that English does not have, and leaves no place out', () => {
    const english = { greeting: 'Dear {name}, <link>go on</link>', page: { title: 'Title' } };
    expect(
      listTranslationFaults(english, {
        greeting: 'Geachte {naam}, ga verder',
        page: 'Titel',
        greetings: 'Geachte',
      }),
    ).toEqual([
      'greeting has no place {naam}',
      'greeting leaves out the place <link>',
      'greeting leaves out the place {name}',
      'page is no text in English',
      'greetings is no key in English',
    ]);
  });
});
