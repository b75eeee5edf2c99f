import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RouteLink } from '../../design/page/RouteLink.tsx';

export interface LinkRow {
  id: number;
  to: string;
  label: string;
  detail: string;
  badge?: ReactNode;
}

/** A short list of links. */
export function LinkRows({ label, rows }: { label: string; rows: readonly LinkRow[] }) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" m="0" p="0">
      {rows.map((row) => (
        <chakra.li key={row.id} py="row" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
          <Flex justify="space-between" gap="3" align="flex-start">
            <RouteLink to={row.to} fontWeight="semibold" minH="6" minW="0" lineClamp="1" title={row.label}>
              {row.label}
            </RouteLink>
            {row.badge ? <Box flexShrink="0">{row.badge}</Box> : null}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {row.detail}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
