import { useState } from 'react';
import { Box, Button, DefinitionList, formatDateTime, Phrase, VisuallyHidden } from '@portal/shared-ui';
import { Modal } from '@portal/shared-ui/dialog';
import { CorrelationId } from '@portal/shared-ui/errors';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import type { Email } from '../model/email-words.ts';
import { email as texts } from '#texts/email';

/** Opens an email: text, recipients and time. */
export function ReadButton({ email }: { email: Email }) {
  const [isOpen, setOpen] = useState(false);
  const listed = (term: string, addresses: readonly string[]) =>
    addresses.length > 0 ? [{ term, value: addresses.join(', ') }] : [];
  return (
    <>
      <Button size="xs" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        <Phrase
          text={texts.read}
          values={{ hiddenSubject: <VisuallyHidden>{` ${email.subject}`}</VisuallyHidden> }}
        />
      </Button>
      <Modal isOpen={isOpen} title={email.subject} size="lg" onClose={() => setOpen(false)}>
        <DefinitionList
          items={[
            ...listed(texts.columns.to, email.to),
            ...listed(texts.details.cc, email.cc),
            ...listed(texts.details.bcc, email.bcc),
            { term: texts.columns.created, value: formatDateTime(email.created) },
            {
              term: texts.details.sentAt,
              value: email.sent_at ? formatDateTime(email.sent_at) : texts.details.notSent,
            },
          ]}
        />
        <Box borderWidth="1px" borderRadius="l3" p={{ base: '4', md: '6' }} mt="5" overflowWrap="anywhere">
          <SafeHtml html={email.body} />
        </Box>
        {email.correlation_id === null ? null : (
          <Box mt="5">
            <CorrelationId id={email.correlation_id} />
          </Box>
        )}
      </Modal>
    </>
  );
}
