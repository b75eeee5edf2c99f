import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { RequestChange } from '@portal/contract';
import { Suspense } from 'react';
import { formatDate } from '../../design/layout/dates.ts';
import { SafeHtml } from '../../design/rich-text/index.ts';
import { fill } from '../../design/layout/fill.ts';
import { useApi } from '../data/index.ts';
import { FileLinks } from '../file-links/index.ts';
import { requestChanges as words } from '#texts/request-changes';
import { lazyPart } from '../../design/lazy/lazy-part.tsx';

// The comparison code is loaded with the first change that is shown.
const MarkedText = lazyPart(() => import('./MarkedText.tsx'));

interface Props {
  requestId: number;
  /** If nothing has changed, shows a message that says so. */
  tellsNothing?: boolean;
}

/**
 * The differences between the last two submissions, field by field. A long text is shown once with its changed words
 * marked; otherwise the old value is struck through, with the new one below it. Corrections by staff after the last
 * submission follow. Renders nothing for a request that was submitted once and not corrected.
 */
export function RequestChanges({ requestId, tellsNothing = false }: Props) {
  const { data } = useApi('GET /request/{id}/changes/', { params: { id: requestId }, silent: true });
  if (!data) return null;
  const { since, changes, corrections = [] } = data;
  const date = formatDate(since);
  return (
    <>
      {since && changes.length > 0 ? (
        <ChangeList id="request-changes" title={fill(words.title, { date })} changes={changes} />
      ) : null}
      {since && changes.length === 0 && tellsNothing ? (
        <Text color="fg.muted">{fill(words.none, { date })}</Text>
      ) : null}
      {corrections.length > 0 ? (
        <ChangeList id="request-corrections" title={words.corrections} changes={corrections} />
      ) : null}
    </>
  );
}

function ChangeList({
  id,
  title,
  changes,
}: {
  id: string;
  title: string;
  changes: readonly RequestChange[];
}) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px="4"
      py="3"
      mb="5"
    >
      <Heading as="h2" id={id} textStyle="md" mb="3">
        {title}
      </Heading>
      <chakra.dl>
        {changes.map((change) => (
          <Box key={change.field} mb="3" _last={{ mb: '0' }}>
            <chakra.dt fontWeight="semibold">{change.label}</chakra.dt>
            <chakra.dd m="0">
              <Change change={change} />
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}

/** Files and added or removed answers are shown side by side; a text that can be marked is shown once. */
export function Change({ change }: { change: RequestChange }) {
  const sides = (
    <>
      <Side label={words.before} change={change} which="before" />
      <Side label={words.after} change={change} which="after" />
    </>
  );
  const isText = change.files_before.length + change.files_after.length === 0;
  if (!isText || change.before === '' || change.after === '') return sides;
  return (
    <Suspense fallback={sides}>
      <MarkedText change={change} otherwise={sides} />
    </Suspense>
  );
}

interface SideProps {
  label: string;
  change: RequestChange;
  which: 'before' | 'after';
}

/** The difference is shown by text, not by color alone. */
function Side({ label, change, which }: SideProps) {
  const isBefore = which === 'before';
  const text = isBefore ? change.before : change.after;
  const files = isBefore ? change.files_before : change.files_after;
  const content =
    files.length > 0 ? (
      <FileLinks files={files} />
    ) : text === '' ? (
      <chakra.span color="fg.muted">{words.nothing}</chakra.span>
    ) : change.is_html ? (
      <SafeHtml html={text} />
    ) : (
      text
    );
  return (
    <Box
      borderInlineStartWidth="3px"
      borderColor={isBefore ? 'red.muted' : 'green.solid'}
      ps="3"
      my="1"
      whiteSpace={change.is_html ? undefined : 'pre-wrap'}
      overflowWrap="anywhere"
    >
      <Text as="span" textStyle="xs" color="fg.muted" display="block">
        {label}
      </Text>
      {isBefore ? (
        <chakra.del color="fg.muted">{content}</chakra.del>
      ) : (
        <chakra.ins textDecoration="none">{content}</chakra.ins>
      )}
    </Box>
  );
}
