import { expect, it } from 'vitest';
import { findUnsentFields } from '../../testing/index.ts';
import { officerContactBody } from './institution-body.ts';
import { officerFields } from './officer-fields.ts';

it('sends every field of a Signing Official who is added', () => {
  const items = officerFields({ ownEmail: null, isPhoneNeeded: false, phoneLength: 20 });
  const form = { id: 'official', sections: [{ id: 'official', title: 'Official', items }] };
  expect(findUnsentFields(form, officerContactBody)).toEqual([]);
});
