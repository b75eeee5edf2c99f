import type { Request } from '@portal/contract/types';
import { Box, Button, fill, Heading, LabeledField, NativeSelect, Text } from '@portal/shared-ui';
import { PointRounds, usePlaces } from '@portal/shared-ui/revision-points';
import { useId, useState } from 'react';
import { useStaffPoints } from '../api/use-staff-points.ts';
import { DraftPoint } from './DraftPoint.tsx';
import { MarkPoint } from './MarkPoint.tsx';
import { revisionPoints as words } from '#texts/revision-points';

/** What is to be revised: what is noted and not sent yet, and each round that was sent with what became of it. */
export function PointPanel({ request }: { request: Request }) {
  const title = useId();
  const { points, drafts } = useStaffPoints(request);
  const { labelOf } = usePlaces(request);
  const mayMark = request.abilities['mark_points'] ?? false;
  return (
    <>
      {drafts.length > 0 || mayMark ? (
        <Box
          as="section"
          aria-labelledby={drafts.length > 0 ? title : undefined}
          aria-label={drafts.length > 0 ? undefined : words.add}
          mb="5"
          {...(drafts.length > 0
            ? { borderWidth: '1px', borderRadius: 'l3', bg: 'bg.panel', px: '4', py: '3' }
            : {})}
        >
          {drafts.length > 0 ? (
            <>
              <Heading as="h2" id={title} textStyle="md">
                {words.drafts.title}
              </Heading>
              <Text textStyle="sm" color="fg.muted" mb="2">
                {mayMark ? words.drafts.intro : words.drafts.kept}
              </Text>
              {drafts.map((draft) => (
                <DraftPoint key={draft.id} point={draft} label={labelOf(draft.place)} showsPlace />
              ))}
            </>
          ) : null}
          {mayMark ? <AnyPlace request={request} /> : null}
        </Box>
      ) : null}
      <Box mb="5" _empty={{ display: 'none' }}>
        <PointRounds request={request} points={points} />
      </Box>
    </>
  );
}

/** For parts and whole sections, which have no answer of their own to stand beside. */
function AnyPlace({ request }: { request: Request }) {
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState('');
  const { places, labelOf } = usePlaces(request);
  if (!isOpen)
    return (
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {words.add}
      </Button>
    );
  return (
    <Box maxW="prose">
      <LabeledField label={words.place}>
        {(control) => (
          <NativeSelect.Root>
            <NativeSelect.Field
              {...control}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
              autoComplete="off"
            >
              <option value="">{words.choose}</option>
              {places.map(({ key, kind, label }) => (
                <option key={key} value={key}>
                  {kind === 'section' ? fill(words.section, { label }) : label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        )}
      </LabeledField>
      {place === '' ? null : (
        <MarkPoint key={place} requestId={request.id} place={place} label={labelOf(place)} />
      )}
    </Box>
  );
}
