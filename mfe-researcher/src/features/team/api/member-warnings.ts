import type { TeamMember } from '@portal/contract';

type Warning = TeamMember['warnings'][number];

/** What keeps a person from access, and who must do what about it. */
const WARNINGS: Readonly<Record<Warning, { short: string; todo: (name: string) => string }>> = {
  not_active: {
    short: 'Account not active',
    todo: (name) => `${name}'s account is switched off. ${name} should write to the support team.`,
  },
  no_account: {
    short: 'No account',
    todo: (name) => `${name} must create an account with this email address.`,
  },
  no_irb: {
    short: 'No valid IRB',
    todo: () => 'You must add an IRB letter that is still valid to the project.',
  },
  rda_not_signed: {
    short: 'RDA not signed',
    todo: (name) => `The Signing Official of ${name}'s institution must sign the agreement (RDA).`,
  },
  rda_not_executed: {
    short: 'RDA not executed',
    todo: () => 'The foundation must sign the agreement (RDA) of this institution.',
  },
  no_joinder: {
    short: 'No joinder',
    todo: (name) => `${name} must sign in and agree to the joinder.`,
  },
  institution_has_no_rda: {
    short: 'Institution has no RDA',
    todo: () => 'The foundation must prepare an agreement (RDA) for this institution.',
  },
  no_institution: {
    short: 'No institution',
    todo: (name) => `${name} must sign in and name an institution.`,
  },
};

export const memberName = (member: Pick<TeamMember, 'first_name' | 'last_name'>): string =>
  `${member.first_name} ${member.last_name}`;

export const warningLabel = (warning: Warning): string => WARNINGS[warning].short;

/** One sentence for each thing that is missing, naming who must do it. */
export function memberTodos(member: TeamMember): string[] {
  return member.warnings.map((warning) => WARNINGS[warning].todo(member.first_name));
}

/** Students never get access to data themselves (specification 2 section 5). */
export const mayHaveAccess = (member: TeamMember): boolean =>
  member.user_id !== null && member.removal_date === null && member.user_role !== 'Student';
