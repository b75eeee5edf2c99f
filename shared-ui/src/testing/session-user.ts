import type { SessionUser } from '../portal/session/session-context.ts';

/** A signed-in test user: a researcher without an institution; `given` overrides the defaults. */
export function sessionUser(given: Partial<SessionUser> = {}): SessionUser {
  const {
    email = 'pi@demo.test',
    display_name: name = 'Maya Lindqvist',
    roles = ['primary_researcher'],
  } = given;
  return {
    id: 3,
    display_name: name,
    full_name: name,
    email,
    emails: [email],
    phone_number: null,
    primary_role: roles[0] ?? null,
    roles,
    groups: roles.map((role) => ({ name: role })),
    institutionId: null,
    userInstitutionId: null,
    globus_username: null,
    suspended_request: null,
    abn_approved: false,
    language: null,
    density: null,
    must_enroll: false,
    goal: null,
    ...given,
  };
}
