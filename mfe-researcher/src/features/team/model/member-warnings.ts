import type { TeamMember } from '@portal/contract';
import { fill } from '@portal/shared-ui';
import { team as words } from '#texts/team';

type Warning = TeamMember['warnings'][number];

/** What keeps a person from access, and who must do what about it. */
const WARNINGS: Readonly<Record<Warning, (name: string) => string>> = {
  not_active: (name) => fill(words.todo.accountOff, { name }),
  no_account: (name) => fill(words.todo.createAccount, { name }),
  no_irb: () => words.todo.addIrb,
  rda_not_signed: (name) => fill(words.todo.officialSigns, { name }),
  rda_not_executed: () => words.todo.foundationSigns,
  no_joinder: (name) => fill(words.todo.agreeToJoinder, { name }),
  institution_has_no_rda: () => words.todo.foundationPrepares,
  no_institution: (name) => fill(words.todo.nameInstitution, { name }),
  disowned: (name) => fill(words.todo.disowned, { name }),
  not_confirmed: (name) => fill(words.todo.officialConfirms, { name }),
};

/** One sentence for each thing that is missing, naming who must do it. */
export function memberTodos(member: TeamMember): string[] {
  return member.warnings.map((warning) => WARNINGS[warning](member.first_name));
}

/** Students never get access to data themselves (specification 2 section 5). */
export const mayHaveAccess = (member: TeamMember): boolean =>
  member.user_id !== null && member.removal_date === null && member.user_role !== 'Student';
