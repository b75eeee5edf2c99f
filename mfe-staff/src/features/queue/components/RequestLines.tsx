import type { ReactNode } from 'react';
import type { Request } from '@portal/contract/types';
import { chakra } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';

export interface RequestLinesProps {
  label: string;
  requests: readonly Request[];
  /** Column widths on wide screens; the first is for the code. */
  columns: { base: string; md: string };
  /** Returns the address of the request's page, including its queue. */
  getAddress: (request: Request) => string;
  /** True if the order of the requests has a meaning. */
  isRanked?: boolean;
  /** Content after the request's code. */
  children: (request: Request) => ReactNode;
}

/** Extends the link over the whole line, below other links. */
const LINE = { content: '""', position: 'absolute', inset: '0' } as const;

/** A bordered list of requests, one per line. A click anywhere on a line follows its first link. */
export function RequestLines({
  label,
  requests,
  columns,
  getAddress,
  isRanked,
  children,
}: RequestLinesProps) {
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
          <RouteLink to={getAddress(request)} fontWeight="semibold" _after={LINE}>
            {request.sfari_request_id}
          </RouteLink>
          {children(request)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
