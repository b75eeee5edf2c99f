import { chakra, HStack, Stack, Text } from '@chakra-ui/react';
import type { MailModelName } from '@portal/contract/mail-rules';
import { useList } from '../data/index.ts';
import { CorrelationId, RetryPanel } from '../../design/errors/index.ts';
import { formatDateTime } from '../../design/layout/dates.ts';
import { fill } from '../../design/layout/fill.ts';
import { LoadingText } from '../../design/layout/LoadingText.tsx';
import { StatusBadge, type StatusTone } from '../../design/layout/StatusBadge.tsx';
import { SafeHtml } from '../../design/rich-text/SafeHtml.tsx';
import { mail as words } from '#texts/mail';

const STATES: Readonly<Record<'queued' | 'sent' | 'failed', readonly [StatusTone, string]>> = {
  failed: ['danger', words.failed],
  queued: ['info', words.queued],
  sent: ['success', words.sent],
};

/** All emails about one object, newest first; a click shows the text of an email. */
export function MailLog({ model, id }: { model: MailModelName; id: number | string }) {
  const list = useList('GET /email/', { model_name: model, object_id: String(id), limit: 100 });
  if (list.error)
    return <RetryPanel title={words.noTemplates} error={list.error} onRetry={() => void list.reload()} />;
  if (list.isLoading) return <LoadingText>{words.loading}</LoadingText>;
  if (list.rows.length === 0) return <Text color="fg.muted">{words.noMails}</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label={words.log}>
      {list.rows.map((row) => {
        const [tone, label] = STATES[row.status];
        return (
          <li key={row.id}>
            <chakra.details>
              <chakra.summary
                cursor="pointer"
                fontWeight="medium"
                overflowWrap="anywhere"
                minH="target.sm"
                py="target"
              >
                {row.subject}
              </chakra.summary>
              <SafeHtml html={row.body} py="3" />
              {row.correlation_id ? <CorrelationId id={row.correlation_id} /> : null}
            </chakra.details>
            <HStack textStyle="sm" color="fg.muted" wrap="wrap" gap="2">
              <StatusBadge tone={tone}>{label}</StatusBadge>
              <span>{formatDateTime(row.sent_at ?? row.created)}</span>
              {row.status === 'queued' && row.attempts > 0 ? (
                <span>{fill(words.waitsForServer, { count: row.attempts })}</span>
              ) : null}
              <span>{fill(words.to, { to: [...row.to, ...row.cc, ...row.bcc].join(', ') })}</span>
            </HStack>
          </li>
        );
      })}
    </Stack>
  );
}
