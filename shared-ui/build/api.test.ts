// @vitest-environment node
import { expect, test } from 'vitest';
import { brokenPromises, listSupportedVersions, presentApi, promisedApi } from './api.ts';

const present = presentApi();

test('the present major version has a promise that is written down', () => {
  expect(listSupportedVersions()).not.toEqual([]);
});

test.each(listSupportedVersions())(
  'what version %s promised is there: otherwise raise the major version',
  (version) => {
    expect(brokenPromises(promisedApi(version), present)).toEqual([]);
  },
);

test('an entry, a value and a type that vanish are named; a type may become a value, not the other way', () => {
  const promised = {
    '.': { values: ['Button', 'Box'], types: ['Tone'] },
    './form': { values: [], types: [] },
  };
  expect(brokenPromises(promised, { '.': { values: ['Button', 'Tone'], types: ['Box'] } })).toEqual([
    '. exports no Box',
    'the entry ./form is gone',
  ]);
  expect(
    brokenPromises({ '.': { values: [], types: ['Tone'] } }, { '.': { values: [], types: [] } }),
  ).toEqual(['. exports no type Tone']);
});

test('names are seen through files that pass them on', () => {
  expect(present['./form']?.values).toEqual(expect.arrayContaining(['DefinedForm', 'KeptForm']));
  expect(present['./form']?.types).toContain('FormDefinition');
  expect(present['./router']?.values).toContain('RouterLink');
});
