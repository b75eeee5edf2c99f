import { Box, type BoxProps, lazyPart } from '@portal/shared-ui';
import { LayoutPart } from '../LayoutPart.tsx';

const GlobalSearch = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: 'member' */ './GlobalSearch.tsx')).GlobalSearch,
}));

/** Only staff load the search box; its space is reserved until then. */
export function LazySearch(box: BoxProps) {
  return (
    <LayoutPart place={<Box h="control.sm" w="full" {...box} />}>
      <GlobalSearch {...box} />
    </LayoutPart>
  );
}
