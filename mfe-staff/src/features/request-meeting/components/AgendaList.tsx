import { REQUEST_STATUS_LABELS } from '@portal/contract/statuses';
import { chakra, fill, Flex, PanelSection } from '@portal/shared-ui';
import { SideLink } from '../../triage/components/SideLink.tsx';
import type { Agenda } from '../api/use-agenda.ts';
import { meeting as words } from '#texts/meeting';

/** All applications of the meeting, each with what was noted and how many people leave for it. */
export function AgendaList({ agenda }: { agenda: Agenda }) {
  return (
    <PanelSection title={words.agenda.title}>
      <chakra.ol listStyleType="none" m="0" p="0">
        {agenda.items.map((item) => {
          const isCurrent = item === agenda.item;
          return (
            <chakra.li key={item.id} borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
              <SideLink to={agenda.addressOf(item)} isCurrent={isCurrent} title={item.title}>
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
    </PanelSection>
  );
}
