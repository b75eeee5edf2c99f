import { Button, Text } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { useState } from 'react';

/** 'View Abstract' of one project, in a modal. */
export function AbstractButton({ title, abstract }: { title: string; abstract: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="xs"
        aria-label={`View Abstract of ${title}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        View Abstract
      </Button>
      <Modal isOpen={isOpen} title={title} size="lg" onClose={() => setOpen(false)}>
        <Text whiteSpace="pre-wrap">{abstract}</Text>
      </Modal>
    </>
  );
}
