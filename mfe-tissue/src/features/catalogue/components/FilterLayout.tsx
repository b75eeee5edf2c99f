import { Button, fill, FilterIcon, Panel } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { useState, type ReactNode } from 'react';
import { catalogue as words } from '#texts/catalogue';

interface FilterLayoutProps {
  /** How many filters are set. */
  set: number;
  /** How many donors are left. */
  found: number;
  isWide: boolean;
  children: ReactNode;
}

/** The filters: beside the list where there is room, behind a button elsewhere. The list follows immediately in both. */
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
