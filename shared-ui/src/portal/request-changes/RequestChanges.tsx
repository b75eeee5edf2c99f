import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import type { RequestChange } from '@portal/contract';
import { formatDate } from '../../design/layout/dates.ts';
import { SafeHtml } from '../../design/rich-text/index.ts';
import { fill } from '../../design/layout/fill.ts';
import { useApi } from '../data/index.ts';
import { FileLinks } from '../upload/index.ts';
import { requestChanges as words } from '#texts/request-changes';

interface Props {
  requestId: number;
  /** Says, too, that nothing has changed. */
  tellsNothing?: boolean;
}

/**
 * What differs from the last submission before the present one, field by field: what was there is struck through, what is
 * there now stands below it. Shows nothing for a request that was submitted once.
 */
export function RequestChanges({ requestId, tellsNothing = false }: Props) {
  const { data } = useApi('GET /request/{id}/changes/', { params: { id: requestId }, silent: true });
  if (!data?.since) return null;
  const date = formatDate(data.since);
  if (data.changes.length === 0)
    return tellsNothing ? <Text color="fg.muted">{fill(words.none, { date })}</Text> : null;
  return (
    <Box
      as="section"
      aria-labelledby="request-changes"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
      px="4"
      py="3"
      mb="5"
    >
      <Heading as="h2" id="request-changes" textStyle="md" mb="3">
        {fill(words.title, { date })}
      </Heading>
      <chakra.dl>
        {data.changes.map((change) => (
          <Box key={change.field} mb="3" _last={{ mb: '0' }}>
            <chakra.dt fontWeight="semibold">{change.label}</chakra.dt>
            <chakra.dd m="0">
              <Side label={words.before} change={change} which="before" />
              <Side label={words.after} change={change} which="after" />
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}

interface SideProps {
  label: string;
  change: RequestChange;
  which: 'before' | 'after';
}

/** Told by words, not by colour alone. */
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
