import { goal as words } from '#texts/goal';
import { RouteButton } from '../../design/page/index.ts';
import { useSession } from '../session/use-session.ts';
import { isRequestGoal } from './is-request-goal.ts';

interface GoalButtonProps {
  /** The address to return to, if it is not the one stored in the account. */
  goal?: string;
  isSmall?: boolean;
}

/**
 * A button that leads to the page that the user originally wanted, after a step that had to come first. Renders nothing
 * if there is none.
 */
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
