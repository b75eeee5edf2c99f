import type { PlaceKey } from '@portal/contract/request-types/revision-places';
import { Button, Phrase, VisuallyHidden, fill } from '@portal/shared-ui';
import { useTabDraft } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { useEffect, useRef, useState } from 'react';
import { POINT_READS } from './DraftPoint.tsx';
import { PointForm } from './PointForm.tsx';
import { revisionPoints as words } from '#texts/revision-points';

interface MarkPointProps {
  requestId: number;
  place: PlaceKey;
  label: string;
  /** Called when the form opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button next to a part of the application that opens the form for a revision point. */
export function MarkPoint({ requestId, place, label, onOpenChange }: MarkPointProps) {
  const [text, type] = useTabDraft(`point-${requestId}-${place}`);
  const [isOpen, setOpen] = useState(text !== '');
  useEffect(() => onOpenChange?.(isOpen), [isOpen, onOpenChange]);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    type('');
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const { send, isBusy, failure } = useWrite('POST /revision-point/', {
    invalidates: POINT_READS,
    onDone: close,
  });
  if (isOpen)
    return (
      <PointForm
        label={fill(words.textOf, { place: label })}
        text={text}
        onType={type}
        isBusy={isBusy}
        failure={failure}
        onSave={() => void send({ body: { request: requestId, place, text } })}
        onCancel={close}
      />
    );
  return (
    <Button ref={opener} size="xs" variant="ghost" ms={{ base: '-2', lg: '0' }} onClick={() => setOpen(true)}>
      <Phrase
        text={words.mark}
        values={{
          hiddenPlace: <VisuallyHidden>{fill(words.hiddenPlace, { place: label })}</VisuallyHidden>,
        }}
      />
    </Button>
  );
}
