import { findUnsentFields } from '@portal/shared-ui/testing';
import { expect, it } from 'vitest';
import { officialDefinition } from '../invitation/official-definition.tsx';
import { officialBody, researcherBody } from './registration-body.ts';
import { researcherDefinition } from './researcher-definition.tsx';

const TERMS = 'agreed_to_terms';
const password = ['one-Password-1', 'two-Password-2'] as const;
const email = ['one@person.test', 'two@person.test'] as const;
const connect = (orcid: string) => ({ orcid, name: 'Pat', proof: orcid });

it('sends every field of the form of researchers', () => {
  const samples = {
    confirm_email: email,
    password,
    confirm_password: password,
    institution: [
      { id: '1', label: 'one' },
      { id: '2', label: 'two' },
    ],
    orcid_id: [connect('0000-0002-1825-0097'), connect('0000-0001-5109-3700')],
    [TERMS]: [true, false],
  } as const;
  expect(findUnsentFields(researcherDefinition('https://orcid.test'), researcherBody, samples)).toEqual([
    TERMS,
  ]);
});

it('sends every field of the form of an invited official but the address, which the server knows', () => {
  const lost = findUnsentFields(officialDefinition, officialBody, {
    email,
    password,
    confirm_password: password,
    [TERMS]: [true, false],
  });
  expect(lost).toEqual(['email', TERMS]);
});
