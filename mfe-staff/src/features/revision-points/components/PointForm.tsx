import { LIMITS } from '@portal/contract/limits';
import { Button, fill, HStack, LabeledField, Stack, Textarea } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { revisionPoints as words } from '#texts/revision-points';

interface PointFormProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  isBusy: boolean;
  failure: string | undefined;
  onSave: () => void;
  onCancel: () => void;
}

/** The input for a revision point: what is missing, in plain words. */
export function PointForm({ label, text, onType, isBusy, failure, onSave, onCancel }: PointFormProps) {
  const form = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // takes the focus, because the button that opened it is gone
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // with its buttons, also if the opener was at the end of the window
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Stack ref={form} gap="2" my="2" maxW="prose" scrollMarginY="8">
      <LabeledField
        label={label}
        error={failure}
        help={fill(words.limit, { limit: LIMITS.revisionPoint.toLocaleString('en-US') })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={text}
            maxLength={LIMITS.revisionPoint}
            ref={field}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </LabeledField>
      <HStack gap="2" wrap="wrap">
        <Button size="sm" disabled={text.trim() === ''} loading={isBusy} onClick={onSave}>
          {words.save}
        </Button>
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
          {words.cancel}
        </Button>
      </HStack>
    </Stack>
  );
}
