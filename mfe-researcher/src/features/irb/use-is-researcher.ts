import { useSession } from '@portal/shared-ui/session';

/** True if the reader acts as an investigator; texts then say "your". */
export function useIsResearcher(): boolean {
  const { role } = useSession();
  return role === 'primary_researcher' || role === 'pi_sbso';
}
