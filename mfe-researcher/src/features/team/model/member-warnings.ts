import type { TeamMember } from '@portal/contract';
import { fill } from '@portal/shared-ui';
import { useSession } from '@portal/shared-ui/session';
import { team as words } from '#texts/team';

type Warning = TeamMember['warnings'][number];
type Todo = keyof typeof words.todo;

/** For each warning that prevents access: the text that says who must do what. */
const TODOS: Readonly<Record<Warning, Todo>> = {
  not_active: 'accountOff',
  no_account: 'createAccount',
  no_irb: 'addIrb',
  rda_not_signed: 'officialSigns',
  rda_not_executed: 'foundationSigns',
  no_joinder: 'agreeToJoinder',
  institution_has_no_rda: 'institutionFirst',
  no_institution: 'nameInstitution',
  disowned: 'disowned',
  not_confirmed: 'officialConfirms',
};

/** Until these are resolved, the member cannot agree to the joinder. */
const BEFORE_JOINDER: readonly Warning[] = ['institution_has_no_rda', 'rda_not_signed', 'rda_not_executed'];

/** Who resolves each warning. */
const ACTORS: Readonly<Record<Warning, 'member' | 'owner' | 'official' | 'foundation'>> = {
  not_active: 'member',
  no_account: 'member',
  no_irb: 'owner',
  rda_not_signed: 'official',
  rda_not_executed: 'foundation',
  no_joinder: 'member',
  institution_has_no_rda: 'foundation',
  no_institution: 'member',
  disowned: 'official',
  not_confirmed: 'official',
};

const isBlocked = ({ warnings }: TeamMember): boolean =>
  warnings.some((warning) => BEFORE_JOINDER.includes(warning));

/** What can be resolved now: the joinder only once the institution's agreement is executed. */
const listOpen = (member: TeamMember): Warning[] =>
  member.warnings.filter((warning) => warning !== 'no_joinder' || !isBlocked(member));

/** Who can act for the member now. */
export const listActors = (member: TeamMember) => listOpen(member).map((warning) => ACTORS[warning]);

/** One sentence for each missing item, in order, naming who must act. */
export function memberTodos(member: TeamMember, isReader: boolean): string[] {
  const { warnings, first_name: name } = member;
  const own: Readonly<Partial<Record<Todo, string>>> = isReader ? words.ownTodo : {};
  const sayTodo = (todo: Todo) => fill(own[todo] ?? words.todo[todo], { name });
  const now = listOpen(member).map((warning) => sayTodo(TODOS[warning]));
  return isBlocked(member) && warnings.includes('no_joinder') ? [...now, sayTodo('thenJoinder')] : now;
}

/** The sentences for the signed-in user, who is addressed directly if they are the member. */
export function useMemberTodos(): (member: TeamMember) => string[] {
  const { user } = useSession();
  return (member) => memberTodos(member, member.user_id !== null && member.user_id === user?.id);
}

/** True if the member can be given access; students never can (spec 2 section 5). */
export const mayHaveAccess = (member: TeamMember): boolean =>
  member.user_id !== null && member.removal_date === null && member.user_role !== 'Student';
