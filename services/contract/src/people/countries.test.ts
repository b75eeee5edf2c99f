import { expect, it } from 'vitest';
import { DEFAULT_BRANDING } from '../shell/branding.ts';
import { COUNTRY_CODES, countryOfDomain, listedCountryCodes } from './countries.ts';

it('finds the countries of the specification in its words', () => {
  expect(listedCountryCodes(DEFAULT_BRANDING.restricted_countries)).toEqual([
    'CN',
    'CU',
    'HK',
    'IR',
    'KP',
    'MO',
    'RU',
    'VE',
  ]);
});

it.each([
  [
    ['RU', 'by'],
    ['BY', 'RU'],
  ],
  [['Bosnia and Herzegovina'], ['BA']],
  [['Freedonia', ''], []],
  [['Iran', 'iran'], ['IR']],
])('%j lists %j', (listed, codes) => {
  expect(listedCountryCodes(listed)).toEqual(codes);
});

it.each([
  ['med.uni-weidental.de', 'DE'],
  ['ox.ac.uk', 'GB'],
  ['pku.edu.cn', 'CN'],
  ['northfield.edu', 'US'],
  ['health.org', null],
  ['start-up.io', null],
  ['laboratory.test', null],
  ['clinic.__proto__', null],
  ['clinic.constructor', null],
  ['', null],
])('the ending of %j shows %j [R1-11]', (domain, country) => {
  expect(countryOfDomain(domain)).toBe(country);
});

it('names each country once', () => {
  expect(new Set(COUNTRY_CODES).size).toBe(COUNTRY_CODES.length);
  expect(COUNTRY_CODES).toHaveLength(249);
});
