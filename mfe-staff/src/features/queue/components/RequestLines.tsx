import type { ReactNode } from 'react';
import type { Request } from '@portal/contract/types';
import { chakra } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';

export interface RequestLinesProps {
  label: string;
  requests: readonly Request[];
  /** Widths where there is room, the code's first. */
  columns: { base: string; md: string };
  /** Of the request's page, with the queue that it is opened from. */
  addressOf: (request: Request) => string;
  /** Whether their order says something. */
  isRanked?: boolean;
  /** What comes after the code of a request. */
  children: (request: Request) => ReactNode;
}

/** Over the line of the link, below other links of it. */
const LINE = { content: '""', position: 'absolute', inset: '0' } as const;

/** A framed list of requests, a line each. The link at its beginning takes presses on the whole line. */
export function RequestLines({ label, requests, columns, addressOf, isRanked, children }: RequestLinesProps) {
  return (
    <chakra.ul
      as={isRanked ? 'ol' : 'ul'}
      aria-label={label}
      listStyleType="none"
      m="0"
      p="0"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      {requests.map((request) => (
        <chakra.li
          key={request.id}
          position="relative"
          display="grid"
          gridTemplateColumns={columns}
          columnGap="4"
          rowGap="1"
          alignItems="center"
          px="4"
          py="row"
          borderTopWidth="1px"
          _first={{ borderTopWidth: '0' }}
          _hover={{ bg: 'bg.subtle' }}
        >
          <RouteLink to={addressOf(request)} fontWeight="semibold" _after={LINE}>
            {request.sfari_request_id}
          </RouteLink>
          {children(request)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
