import type { TeamMember } from '@portal/contract';

/** A member of a research team; by default ready and with an account. */
export function buildMember(given: Partial<TeamMember> = {}): TeamMember {
  return {
    id: 31,
    project_id: 5,
    user_id: 3,
    first_name: 'Maya',
    last_name: 'Lindqvist',
    email: 'pi@demo.test',
    institution: 'Lakeside University',
    user_role: 'Primary Researcher',
    globus_username: null,
    active: true,
    rda_status: 3,
    joinder_date: '2026-01-01T12:00:00Z',
    latest_irb: null,
    removal_date: null,
    created: '2026-01-01T12:00:00Z',
    warnings: [],
    ready: (given.warnings ?? []).length === 0,
    ...given,
  };
}
