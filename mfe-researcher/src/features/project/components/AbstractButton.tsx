import { Button, LazyModal, Text, fill } from '@portal/shared-ui';
import { useState } from 'react';
import { project as words } from '#texts/project';

/** 'View Abstract' of one project, in a modal. */
export function AbstractButton({ title, abstract }: { title: string; abstract: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="xs"
        aria-label={fill(words.abstractDialog.buttonNamed, { title })}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {words.abstractDialog.button}
      </Button>
      {isOpen ? (
        <LazyModal title={title} size="lg" onClose={() => setOpen(false)}>
          <Text whiteSpace="pre-wrap">{abstract}</Text>
        </LazyModal>
      ) : null}
    </>
  );
}
