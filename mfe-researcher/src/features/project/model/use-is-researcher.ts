import { useSession } from '@portal/shared-ui/session';

/** Whether the reader acts as an investigator: what is theirs is then called yours. */
export function useIsResearcher(): boolean {
  const { role } = useSession();
  return role === 'primary_researcher' || role === 'pi_sbso';
}
