import type { SessionInstitution } from '../portal/session/index.ts';
import type { Institution } from '../portal/institution/institution-parts.ts';

/** An institution as the API returns it to a user with `abilities`. */
export function institutionRow(
  changes: Partial<Institution> = {},
  abilities: readonly string[] = [],
): Institution {
  return {
    id: 3,
    display_name: 'Northfield University',
    name: 'Northfield University',
    associated_names: [],
    status: 3,
    rda_status: 4,
    created: '2026-01-02T12:00:00Z',
    official_name: 'Trustees of Northfield University',
    ein: '12-3456789',
    nonprofit: true,
    phone_number: null,
    domains: ['northfield.test'],
    is_unresponsive: false,
    country: 'US',
    is_restricted: false,
    country_exemption: null,
    current_io: { id: 7, display_name: 'Maya Lindqvist', email: 'so@demo.test' },
    current_rda: null,
    io_users: [],
    files: [],
    comments: null,
    counts: { researchers: 2, officials: 1, requests: 0 },
    abilities: Object.fromEntries(abilities.map((ability) => [ability, true])),
    ...changes,
  };
}

/** The institution of a test user, as in the session. */
export const makeMember = (changes: Partial<SessionInstitution> = {}): SessionInstitution => ({
  id: 3,
  display_name: 'Northfield University',
  status: 3,
  rda_status: 4,
  is_current_officer: false,
  user_institution: 9,
  confirmed: true,
  disowned: false,
  names_official: false,
  joinder_date: null,
  ...changes,
});
