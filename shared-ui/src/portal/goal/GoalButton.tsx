import { goal as words } from '#texts/goal';
import { RouteButton } from '../../design/page/index.ts';
import { useSession } from '../session/use-session.ts';
import { isRequestGoal } from './is-request-goal.ts';

interface GoalButtonProps {
  /** Where it is not the one that the account stores. */
  goal?: string;
  isSmall?: boolean;
}

/** The end of a step that came between a person and the page that they wanted; nothing for those who wanted none. */
export function GoalButton({ goal, isSmall = false }: GoalButtonProps) {
  const { user } = useSession();
  const wanted = goal ?? user?.goal ?? null;
  if (wanted === null) return null;
  return (
    <RouteButton to={wanted} {...(isSmall ? { size: 'sm', variant: 'outline' } : {})}>
      {isRequestGoal(wanted) ? words.toRequest : words.toPage}
    </RouteButton>
  );
}
