import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { chakra, fill, Flex, PanelSection } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { SideLink } from '../../triage/components/SideLink.tsx';
import type { Agenda } from '../api/use-agenda.ts';
import { decidesMeeting, decisionsAddress } from '../../research-match/model/meeting-desks.ts';
import { meeting as words } from '#texts/meeting';

/** All applications of the meeting, each with its noted decision and the number of people who leave the room for it. */
export function AgendaList({ agenda }: { agenda: Agenda }) {
  const { role } = useSession();
  const count = agenda.items.filter(({ noted_decision: noted }) => noted !== null).length;
  return (
    <PanelSection title={words.agenda.title}>
      <chakra.ol listStyleType="none" m="0" p="0">
        {agenda.items.map((item) => {
          const isCurrent = item === agenda.item;
          return (
            <chakra.li key={item.id} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
              <SideLink to={agenda.getAddress(item)} isCurrent={isCurrent} title={item.title}>
                <Flex as="span" wrap="wrap" columnGap="3" textStyle="xs" color="fg.muted">
                  <span>{item.sfari_request_id}</span>
                  {item.leaving.length > 0 ? (
                    <span>{fill(words.agenda.leaves, { count: item.leaving.length })}</span>
                  ) : null}
                  {item.noted_decision === null ? null : (
                    <span>
                      {fill(words.agenda.noted, { decision: REQUEST_STATUS_LABELS[item.noted_decision] })}
                    </span>
                  )}
                </Flex>
              </SideLink>
            </chakra.li>
          );
        })}
      </chakra.ol>
      {count > 0 && decidesMeeting(agenda.kind, role) ? (
        <RouteButton to={decisionsAddress(agenda.kind)} size="sm" w="full" mt="3">
          {fill(words.agenda.decide, { count })}
        </RouteButton>
      ) : null}
    </PanelSection>
  );
}
