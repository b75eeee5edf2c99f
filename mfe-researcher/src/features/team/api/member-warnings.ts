import type { TeamMember } from '@portal/contract';
import { fill } from '@portal/shared-ui';
import { team as words } from '#texts/team';
import { team as texts } from '#texts/team';

type Warning = TeamMember['warnings'][number];

/** What keeps a person from access, and who must do what about it. */
const WARNINGS: Readonly<Record<Warning, { short: string; todo: (name: string) => string }>> = {
  not_active: {
    short: words.accountNotActive,
    todo: (name) => `${name}'s account is switched off. ${name} should write to the support team.`,
  },
  no_account: {
    short: words.noAccount,
    todo: (name) => fill(texts.mustCreateAnAccountWith, { name }),
  },
  no_irb: {
    short: words.noValidIrb,
    todo: () => words.youMustAddAnIrb,
  },
  rda_not_signed: {
    short: words.rdaNotSigned,
    todo: (name) => fill(words.theSigningOfficialOfS, { name }),
  },
  rda_not_executed: {
    short: words.rdaNotExecuted,
    todo: () => words.theFoundationMustSignThe,
  },
  no_joinder: {
    short: words.noJoinder,
    todo: (name) => fill(texts.mustLogInAndAgree, { name }),
  },
  institution_has_no_rda: {
    short: words.institutionHasNoRda,
    todo: () => words.theFoundationMustPrepareAn,
  },
  no_institution: {
    short: words.noInstitution,
    todo: (name) => fill(texts.mustLogInAndName, { name }),
  },
  disowned: {
    short: words.noLongerAMember,
    todo: (name) => fill(words.theInstitutionRemoved, { name }),
  },
  not_confirmed: {
    short: words.notConfirmedByTheInstitution,
    todo: (name) => fill(words.theSigningOfficialMustConfirm, { name }),
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
