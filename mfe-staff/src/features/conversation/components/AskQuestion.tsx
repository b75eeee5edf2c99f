import { MESSAGES } from '@portal/contract/messages';
import { QUESTION_TEMPLATE } from '@portal/contract/transitions';
import { Button, HStack, PanelSection, StatusBadge } from '@portal/shared-ui';
import { useConversation } from '@portal/shared-ui/conversation';
import { useApi } from '@portal/shared-ui/data';
import { MailComposer, type ComposedMail } from '@portal/shared-ui/mail';
import { RouteLink } from '@portal/shared-ui/page';
import { useWrite } from '@portal/shared-ui/write';
import type { Request } from '@portal/contract/types';
import { useState } from 'react';
import { conversation as words } from '#texts/conversation';

/** "Ask a question" (spec 3 section 2.6), and who is waited for. */
export function AskQuestion({ request }: { request: Request }) {
  const [isOpen, setOpen] = useState(false);
  if (!request.abilities['read_note']) return null;
  return (
    <PanelSection title={words.title}>
      <HStack wrap="wrap" columnGap="4" rowGap="2">
        {request.abilities['ask'] ? (
          <Button variant="plain" px="0" h="auto" minH="6" color="fg.link" onClick={() => setOpen(true)}>
            {words.ask}
          </Button>
        ) : null}
        <RouteLink to="?tab=conversation" replace preventScrollReset textStyle="sm" minH="6">
          {words.open}
        </RouteLink>
        {request.last_message === 'question' ? <StatusBadge tone="info">{words.waits}</StatusBadge> : null}
        {request.last_message === 'answer' ? (
          <StatusBadge tone="success">{words.answered}</StatusBadge>
        ) : null}
      </HStack>
      {isOpen ? <QuestionComposer request={request} onClose={() => setOpen(false)} /> : null}
    </PanelSection>
  );
}

interface ComposerProps {
  request: Request;
  onClose: () => void;
}

function QuestionComposer({ request, onClose }: ComposerProps) {
  const { newest, reload } = useConversation(request.id);
  const info = useApi('GET /email-info/', {
    query: { email_type: QUESTION_TEMPLATE, model_name: 'request', obj_ids: request.id },
    swr: { revalidateOnFocus: false, dedupingInterval: 0 },
  });
  const { send, ...state } = useWrite('POST /request-message/', {
    isSilent: true,
    invalidates: ['request-message', 'request', 'email'],
    done: MESSAGES.emailSent,
    // what is newer shows in the conversation, and the next attempt names it as read
    onRefused: (error) => (error.code === 'CONFLICT' ? reload() : undefined),
  });
  const ask = async (mail: ComposedMail | null): Promise<boolean> => {
    if (!mail) return false;
    const { to, cc, bcc, subject, body } = mail;
    return send({ body: { request: request.id, seen: newest, email: { to, cc, bcc, subject, body } } });
  };
  return (
    <MailComposer
      title={`${words.ask}: ${request.sfari_request_id}`}
      draftName={`question-${request.id}`}
      start={info}
      send={{ label: words.send }}
      state={state}
      errorPrefix="email."
      onSend={ask}
      onClose={onClose}
    />
  );
}
