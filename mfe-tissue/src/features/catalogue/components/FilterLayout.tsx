import { Button, fill, FilterIcon, Panel } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { useState, type ReactNode } from 'react';
import { catalogue as words } from '#texts/catalogue';

interface FilterLayoutProps {
  /** The number of active filters. */
  set: number;
  /** The number of donors that match. */
  found: number;
  isWide: boolean;
  children: ReactNode;
}

/**
 * The filters: beside the list on wide screens, behind a button on narrow ones. In both cases the list updates
 * immediately.
 */
export function FilterLayout({ set, found, isWide, children }: FilterLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (isWide)
    return (
      <Panel as="section" aria-label={words.filters} p="4" maxH="85dvh" overflowY="auto" tabIndex={0}>
        {children}
      </Panel>
    );
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        <FilterIcon />
        {set === 0 ? words.filters : fill(words.filtersCount, { count: set })}
      </Button>
      <Modal
        isOpen={isOpen}
        title={words.filters}
        onClose={close}
        footer={<Button onClick={close}>{fill(words.showFound, { count: found })}</Button>}
      >
        {children}
      </Modal>
    </>
  );
}
