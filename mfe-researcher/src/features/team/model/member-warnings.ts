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
  rda_not_executed: (name) => fill(words.todo.foundationSigns, { name }),
  no_joinder: (name) => fill(words.todo.agreeToJoinder, { name }),
  institution_has_no_rda: (name) => fill(words.todo.foundationPrepares, { name }),
  no_institution: (name) => fill(words.todo.nameInstitution, { name }),
  disowned: (name) => fill(words.todo.disowned, { name }),
  not_confirmed: (name) => fill(words.todo.officialConfirms, { name }),
};

/** Before these are done, the joinder cannot be agreed to. */
const BEFORE_JOINDER: readonly Warning[] = ['institution_has_no_rda', 'rda_not_signed', 'rda_not_executed'];

/** One sentence for each thing that is missing, in order, naming who must do it. */
export function memberTodos({ warnings, first_name: name }: TeamMember): string[] {
  const waits = warnings.some((warning) => BEFORE_JOINDER.includes(warning));
  const now = warnings
    .filter((warning) => warning !== 'no_joinder' || !waits)
    .map((warning) => WARNINGS[warning](name));
  return waits && warnings.includes('no_joinder') ? [...now, fill(words.todo.thenJoinder, { name })] : now;
}

/** Students never get access to data themselves (spec 2 section 5). */
export const mayHaveAccess = (member: TeamMember): boolean =>
  member.user_id !== null && member.removal_date === null && member.user_role !== 'Student';
