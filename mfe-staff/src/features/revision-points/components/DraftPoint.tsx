import type { RevisionPoint } from '@portal/contract';
import { Box, Button, HStack, Phrase, Text, VisuallyHidden, fill } from '@portal/shared-ui';
import { invalidate } from '@portal/shared-ui/data';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { PointForm } from './PointForm.tsx';
import { revisionPoints as words } from '#texts/revision-points';

/** Reads that become stale after a point was saved. */
export const POINT_READS = ['revision-point', 'history'] as const;

interface DraftPointProps {
  point: RevisionPoint;
  label: string;
  /** True if the page around it does not show which answer the change is about. */
  showsPlace?: boolean;
}

/** A revision point that is not sent yet; users who may decide can change or remove it. */
export function DraftPoint({ point, label, showsPlace = false }: DraftPointProps) {
  // the version on screen when editing began, because someone else may change the point
  const [edited, setEdited] = useState<{ text: string; version: string } | null>(null);
  const options = {
    words: { STALE: words.stale },
    invalidates: POINT_READS,
    read: { etag: edited?.version ?? point.version, reload: () => invalidate('revision-point') },
  };
  const save = useWrite('PATCH /revision-point/{id}/', { ...options, onDone: () => setEdited(null) });
  const remove = useWrite('DELETE /revision-point/{id}/', { ...options, failureTitle: true });
  const params = { id: point.id };
  const hidden = <VisuallyHidden>{fill(words.hiddenPoint, { place: label })}</VisuallyHidden>;

  if (edited)
    return (
      <PointForm
        label={fill(words.textOf, { place: label })}
        text={edited.text}
        onType={(text) => setEdited({ ...edited, text })}
        isBusy={save.isBusy}
        failure={save.failure}
        onSave={() => void save.send({ params, body: { text: edited.text } })}
        onCancel={() => setEdited(null)}
      />
    );
  return (
    <Box borderInlineStartWidth="3px" borderColor="orange.solid" ps="3" my="2">
      {showsPlace ? <Text fontWeight="semibold">{label}</Text> : null}
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {point.text}
      </Text>
      <HStack gap="2" wrap="wrap" textStyle="sm" color="fg.muted">
        <span>{words.draft}</span>
        {point.author ? <span>{fill(words.byAuthor, { author: point.author.display_name })}</span> : null}
        {point.abilities['edit'] ? (
          <Button
            size="xs"
            variant="ghost"
            onClick={() => setEdited({ text: point.text, version: point.version })}
          >
            <Phrase text={words.edit} values={{ hiddenPlace: hidden }} />
          </Button>
        ) : null}
        {point.abilities['delete'] ? (
          <Button
            size="xs"
            variant="ghost"
            colorPalette="red"
            loading={remove.isBusy}
            onClick={() => void remove.send({ params })}
          >
            <Phrase text={words.remove} values={{ hiddenPlace: hidden }} />
          </Button>
        ) : null}
      </HStack>
    </Box>
  );
}
