import type { Donor } from '@portal/contract/types';
import { Flex } from '@portal/shared-ui';
import { ExportButtons, SearchBox, useIsCardList } from '@portal/shared-ui/table';
import { memo, type RefObject } from 'react';
import type { Arrangement } from '../model/use-column-arrangement.ts';
import { ColumnArrangement } from './ColumnArrangement.tsx';
import { DONOR_COLUMNS, type DonorColumn } from '../../donor-table/components/donor-columns.tsx';
import { catalogue as words } from '#texts/catalogue';

interface ListToolsProps {
  caption: string;
  columns: readonly DonorColumn[];
  arrangement: Arrangement;
  search: string;
  onSearch: (search: string) => void;
  /** The donors that an export writes: those shown at the moment of the export. */
  shown: RefObject<readonly Donor[]>;
  isEmpty: boolean;
}

/** Search, export and column choice above the list. Memoized, so that filters do not redraw it. */
export const ListTools = memo(function ListTools(props: ListToolsProps) {
  const { caption, columns, arrangement, search, onSearch, shown, isEmpty } = props;
  const isCardList = useIsCardList();
  return (
    <Flex wrap="wrap" gap="3" align="center" mb="3">
      <SearchBox label={words.searchLabel} value={search} onSearch={onSearch} />
      <Flex wrap="wrap" gap="3" ms="auto">
        <ExportButtons
          caption={caption}
          columns={columns}
          readRows={() => Promise.resolve(shown.current)}
          isDisabled={isEmpty}
        />
        {isCardList ? null : <ColumnArrangement columns={DONOR_COLUMNS} arrangement={arrangement} />}
      </Flex>
    </Flex>
  );
});
