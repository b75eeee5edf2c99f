import { expect, it } from 'vitest';
import { institutionalDomain } from './public-mail-domains.data.ts';

it.each([
  'gmail.com',
  'Ada@Outlook.de',
  'hotmail.de',
  'yahoo.de',
  'yahoo.com.br',
  'yahoo.co.in',
  'live.co.uk',
  'aol.de',
  'gmx.fr',
  'yandex.com',
  'rocketmail.com',
  'protonmail.ch',
  'posteo.de',
  'wp.pl',
  'seznam.cz',
  'hanmail.net',
  'bigpond.com',
  'mailinator.com',
])('%s says nothing of where a person works', (address) => {
  expect(institutionalDomain(address)).toBeNull();
});

it.each(['ada@Lakeside.edu', 'outlook.lakeside.edu', 'ucl.ac.uk', 'live.edu.org', 'yahoo-institute.org'])(
  '%s is of an institution',
  (address) => {
    expect(institutionalDomain(address)).toBe(address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  },
);
