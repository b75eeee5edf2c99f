/** Who reads and handles incidents, by hand. */
import { rightsByRole } from '@portal/kit/testing';
import { expect, it } from 'vitest';
import { incidentPolicy } from './incident.policy.ts';

it('is for who reported it and for administrators, and hides it from those who are responsible for the request', () => {
  expect(rightsByRole(incidentPolicy)).toEqual({
    everybody: 'read(reporter) create',
    sfari_admin: 'read(others) handle(others) see_notes(others)',
    sfari_admin_lead: 'read(others) handle(others) see_notes(others)',
    superuser: 'read(others) see_notes(others)',
  });
  expect(incidentPolicy.relations).toEqual({
    reporter: 't.reporter_id = :actor',
    others: 'request.owner_id <> :actor',
  });
});
