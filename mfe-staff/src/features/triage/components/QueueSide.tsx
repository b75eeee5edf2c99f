import { REQUEST_TYPE_LABELS } from '@portal/contract/statuses';
import { chakra, Flex, fill } from '@portal/shared-ui';
import { isPromisedType, StatusAge } from '@portal/shared-ui/request-queue';
import { useEffect, useRef } from 'react';
import { waitingSince } from '../../queue/model/waiting.ts';
import type { QueuePlace, QueueRow } from '../api/use-queue-place.ts';
import { SideLink } from './SideLink.tsx';
import { WIDE_LAYOUT } from './wide-layout.ts';
import { triage as words } from '#texts/triage';

/** The neighboring requests in a side list: title, resource, and how much of the promised time has passed. */
export function QueueSide({ place, currentId }: { place: QueuePlace; currentId: number }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <chakra.nav
      ref={list}
      aria-label={fill(words.list, { queue: place.queue.label })}
      display="none"
      css={WIDE_LAYOUT}
      w="18rem"
      flexShrink="0"
      position="sticky"
      top="0"
      h="100dvh"
      overflowY="auto"
      overscrollBehavior="contain"
      borderInlineEndWidth="1px"
      bg="bg.panel"
    >
      <chakra.ol listStyleType="none" m="0" p="0" w="full" alignSelf="flex-start">
        {place.rows.map((row) => (
          <QueueSideRow key={row.request.id} row={row} isCurrent={row.request.id === currentId} />
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

function QueueSideRow({ row: { request, to }, isCurrent }: { row: QueueRow; isCurrent: boolean }) {
  return (
    <chakra.li borderBottomWidth="1px">
      <SideLink to={to} isCurrent={isCurrent} title={request.project.title}>
        <Flex
          as="span"
          justify="space-between"
          align="flex-start"
          gap="3"
          mt="1"
          textStyle="xs"
          color="fg.muted"
        >
          <span>
            {request.sfari_request_id}
            <chakra.span display="block">{REQUEST_TYPE_LABELS[request.type]}</chakra.span>
          </span>
          <chakra.span minW="4.5rem" textAlign="end">
            <StatusAge
              days={request.days_in_status}
              isWaitedFor={waitingSince(request) !== null}
              isPromised={isPromisedType(request.type)}
            />
          </chakra.span>
        </Flex>
      </SideLink>
    </chakra.li>
  );
}
