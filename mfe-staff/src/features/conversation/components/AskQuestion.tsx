import { MESSAGES } from '@portal/contract/messages';
import { QUESTION_TEMPLATE } from '@portal/contract/transitions';
import { Button, fill, HStack, PanelSection, StatusBadge } from '@portal/shared-ui';
import { useCommands } from '@portal/shared-ui/commands';
import { useConversation } from '@portal/shared-ui/conversation';
import { useApi } from '@portal/shared-ui/data';
import { MailComposer, type ComposedMail } from '@portal/shared-ui/mail';
import { RouteLink } from '@portal/shared-ui/page';
import { usePlaces } from '@portal/shared-ui/revision-points';
import { useWrite } from '@portal/shared-ui/write';
import type { Request, ResponseOf } from '@portal/contract/types';
import { useState } from 'react';
import { conversation as words } from '#texts/conversation';

/** "Ask a question" (spec 3 section 2.6), and whether an answer is awaited. */
export function AskQuestion({ request }: { request: Request }) {
  // null: closed; '': a question about the whole application
  const [about, setAbout] = useState<string | null>(null);
  const { places } = usePlaces(request);
  useCommands(
    request.abilities['ask']
      ? [
          { id: 'ask', label: words.ask, run: () => setAbout('') },
          ...places.map(({ key, label }) => ({
            id: `ask ${key}`,
            label: fill(words.askAbout, { place: label }),
            isTypedOnly: true,
            run: () => setAbout(label),
          })),
        ]
      : [],
  );
  if (!request.abilities['read_note']) return null;
  return (
    <PanelSection title={words.title}>
      <HStack wrap="wrap" columnGap="4" rowGap="2">
        {request.abilities['ask'] ? (
          <Button variant="plain" px="0" h="auto" minH="6" color="fg.link" onClick={() => setAbout('')}>
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
      {about === null ? null : (
        <QuestionComposer request={request} about={about} onClose={() => setAbout(null)} />
      )}
    </PanelSection>
  );
}

function addToSubject(mail: ResponseOf<'GET /email-info/'>, place: string): ResponseOf<'GET /email-info/'> {
  const add = <T extends { subject: string }>(text: T): T => ({
    ...text,
    subject: fill(words.subjectAbout, { subject: text.subject, place }),
  });
  // A service of the release before sends none.
  return { ...add(mail), translations: (mail.translations ?? []).map(add) };
}

interface ComposerProps {
  request: Request;
  /** The part of the application, used as the subject. */
  about: string;
  onClose: () => void;
}

function QuestionComposer({ request, about, onClose }: ComposerProps) {
  const { newest, reload } = useConversation(request.id);
  const info = useApi('GET /email-info/', {
    query: { email_type: QUESTION_TEMPLATE, model_name: 'request', obj_ids: request.id },
    swr: { revalidateOnFocus: false, dedupingInterval: 0 },
  });
  const { send, ...state } = useWrite('POST /request-message/', {
    isSilent: true,
    invalidates: ['request-message', 'request', 'email'],
    done: MESSAGES.emailSent,
    // newer messages show in the conversation, and the next attempt names them as read
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
      draftName={about === '' ? `question-${request.id}` : `question-${request.id}-${about}`}
      start={about === '' ? info : { ...info, data: info.data && addToSubject(info.data, about) }}
      send={{ label: words.send }}
      state={state}
      errorPrefix="email."
      onSend={ask}
      onClose={onClose}
    />
  );
}
