import { Box, type BoxProps, lazyPart } from '@portal/shared-ui';
import { LayoutPart } from '../LayoutPart.tsx';

const GlobalSearch = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: 'member' */ './GlobalSearch.tsx')).GlobalSearch,
}));

/** Staff alone fetch the search box; its place is reserved until then. */
export function LazySearch(box: BoxProps) {
  return (
    <LayoutPart place={<Box h="control.sm" w="full" {...box} />}>
      <GlobalSearch {...box} />
    </LayoutPart>
  );
}
