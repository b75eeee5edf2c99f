import { chakra } from '@chakra-ui/react';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { RouteLink } from './RouteLink.tsx';
import { page as words } from '#texts/page';

export interface Crumb {
  label: string;
  to: string;
}

/** Home > section > title. 'Home' is added in front unless the first crumb is '/'. */
export function Breadcrumbs({ items, current }: { items: readonly Crumb[]; current: string }) {
  const crumbs = items[0]?.to === '/' ? items : [{ label: words.home, to: '/' }, ...items];
  return (
    <chakra.nav aria-label={words.breadcrumb} mb="3" textStyle="sm">
      <chakra.ol
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="2"
        rowGap="1"
        listStyleType="none"
        m="0"
        p="0"
        color="fg.muted"
      >
        {crumbs.map(({ label, to }) => (
          <chakra.li key={to} display="inline-flex" alignItems="center" gap="2">
            <RouteLink to={to} display="inline-flex" alignItems="center" minH="target.sm" minW="target.sm">
              {label}
            </RouteLink>
            <ChevronRightIcon boxSize="0.9em" />
          </chakra.li>
        ))}
        <chakra.li aria-current="page" overflowWrap="anywhere">
          {current}
        </chakra.li>
      </chakra.ol>
    </chakra.nav>
  );
}
