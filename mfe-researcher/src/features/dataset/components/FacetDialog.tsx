import { Button, fill, SimpleGrid } from '@portal/shared-ui';
import { countText } from '@portal/shared-ui/data';
import { Modal } from '@portal/shared-ui/dialog';
import { useState } from 'react';
import { CatalogueFacets, type Facets } from './CatalogueFacets.tsx';
import { dataset as words } from '#texts/dataset';

/**
 * A button with the number of active filters, and the dialog it opens (spec 2 section 2.7). A choice filters the list
 * immediately.
 */
export function FacetDialog({
  facets,
  count,
  isCapped,
}: {
  facets: Facets;
  count: number;
  isCapped: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const set = facets.facets.reduce((sum, { ticked }) => sum + ticked.length, 0);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {set === 0 ? words.filter : fill(words.filterCount, { count: set })}
      </Button>
      <Modal
        isOpen={isOpen}
        title={words.filterTitle}
        onClose={close}
        footer={
          <Button onClick={close}>
            {isCapped
              ? fill(words.showMany, { count: countText(count + 1) })
              : fill(words.showFound, { count })}
          </Button>
        }
      >
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
          <CatalogueFacets facets={facets} />
        </SimpleGrid>
      </Modal>
    </>
  );
}
