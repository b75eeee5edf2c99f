import { formatDateTime, HStack, StatusBadge, Text } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import type { TableColumn } from '@portal/shared-ui/table';
import { describeSubject, EMAIL_STATUSES, templateWords, type Email } from '../model/email-words.ts';
import { ReadButton } from './ReadButton.tsx';
import { ResendButton } from './ResendButton.tsx';
import { email as texts } from '#texts/email';

const writeLabel = (status: Email['status']) => EMAIL_STATUSES.find(([key]) => key === status)?.[1] ?? status;

/** The status, with the reason of a failure. */
function EmailStatus({ email }: { email: Email }) {
  const tone = EMAIL_STATUSES.find(([key]) => key === email.status)?.[2] ?? 'neutral';
  return (
    <>
      <StatusBadge tone={tone}>{writeLabel(email.status)}</StatusBadge>
      {email.status === 'failed' && email.error ? (
        <Text textStyle="sm" color="fg.muted" mt="1">
          {email.error}
        </Text>
      ) : null}
    </>
  );
}

function About({ email }: { email: Email }) {
  const about = describeSubject(email);
  return about ? <RouteLink to={about.to}>{about.label}</RouteLink> : '–';
}

export const EMAIL_COLUMNS: readonly TableColumn<Email>[] = [
  { id: 'subject', header: texts.columns.subject, value: (row) => row.subject, width: '16rem' },
  {
    id: 'to',
    header: texts.columns.to,
    value: (row) => row.to.join(', '),
    // a long address must not push the other columns out of sight
    cell: (row) => (
      <Text as="span" overflowWrap="anywhere">
        {[...row.to, ...row.cc, ...row.bcc].join(', ') || '–'}
      </Text>
    ),
    width: '14rem',
  },
  { id: 'template', header: texts.columns.template, value: (row) => templateWords(row.email_template) },
  {
    id: 'about',
    header: texts.columns.about,
    value: (row) => describeSubject(row)?.label ?? '',
    cell: (row) => <About email={row} />,
  },
  {
    id: 'status',
    header: texts.columns.status,
    value: (row) => writeLabel(row.status),
    cell: (row) => <EmailStatus email={row} />,
    sortKey: 'status',
    sortsAs: 'order',
    width: '11rem',
  },
  {
    id: 'attempts',
    header: texts.columns.attempts,
    value: (row) => row.attempts,
    align: 'end',
    width: '6rem',
    isHiddenAtFirst: true,
  },
  {
    id: 'created',
    header: texts.columns.created,
    value: (row) => formatDateTime(row.created),
    sortKey: 'created',
    sortsAs: 'date',
    width: '11rem',
  },
  {
    id: 'resend',
    header: texts.columns.action,
    exported: () => '',
    cell: (row) => (
      <HStack gap="2" wrap="wrap">
        <ReadButton email={row} />
        {row.abilities['resend'] ? <ResendButton email={row} /> : null}
      </HStack>
    ),
    width: '10rem',
  },
];
