import { Box, chakra, ChevronRightIcon, EmptyState, LoadingText } from '@portal/shared-ui';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { useReadyWork } from '../api/use-ready-work.ts';
import type { ReadyAct } from '../model/ready-acts.ts';
import { ready as words } from '#texts/ready';

/** Home panel: the tasks that an administrator can finish now, by kind, each with a link. */
export function ReadyPanel() {
  const { role } = useSession();
  const { acts, isLoading, error, reload } = useReadyWork(role === 'sfari_admin_lead');
  if (error) return <RetryPanel title={words.loadFailed} error={error} onRetry={() => void reload()} />;
  if (isLoading) return <LoadingText>{words.loading}</LoadingText>;
  return (
    <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
      {acts.length === 0 ? (
        <EmptyState headingLevel={3} title={words.emptyTitle} description={words.emptyText} />
      ) : (
        <chakra.ol aria-label={words.label} listStyleType="none" m="0" p="0">
          {acts.map((act) => (
            <ActLine key={act.to} {...act} />
          ))}
        </chakra.ol>
      )}
    </Box>
  );
}

function ActLine({ text, action, to }: ReadyAct) {
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <RouteLink
        to={to}
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        px="4"
        py="row"
        minH="11"
        color="fg"
        fontWeight="semibold"
        textDecoration="none"
        _hover={{ bg: 'bg.subtle' }}
      >
        <span>{text}</span>
        <chakra.span color="accent.fg" display="inline-flex" alignItems="center" gap="1" flexShrink="0">
          {action}
          <ChevronRightIcon aria-hidden />
        </chakra.span>
      </RouteLink>
    </chakra.li>
  );
}
