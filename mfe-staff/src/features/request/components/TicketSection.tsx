import { Button, HStack, Input, LabeledField, PanelSection, Text } from '@portal/shared-ui';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import type { PanelProps } from '../model/panel-props.ts';
import { TicketDialog } from './TicketDialog.tsx';
import { request as words } from '#texts/request';
import { tickets as texts } from '#texts/tickets';

/** Splits typed addresses at spaces, commas or semicolons, without duplicates. */
const splitAddresses = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** The request's support tickets by number, and their conversations. */
export function TicketSection(props: PanelProps) {
  const { request } = props;
  const [isOpen, setOpen] = useState(false);
  const ids = request.details?.zendesk_ticket_ids ?? [];
  const mayEdit = request.abilities['edit_tickets'] ?? false;
  if (!mayEdit && ids.length === 0) return null;
  return (
    <PanelSection title={words.tickets.title}>
      {mayEdit ? <TicketNumbers {...props} /> : <Text>{ids.join(', ')}</Text>}
      {ids.length > 0 ? (
        <Button variant="outline" mt="3" onClick={() => setOpen(true)}>
          {texts.show}
        </Button>
      ) : null}
      {isOpen ? <TicketDialog request={request.id} ids={ids} onClose={() => setOpen(false)} /> : null}
    </PanelSection>
  );
}

function TicketNumbers({ request, reload }: PanelProps) {
  const saved = (request.details?.zendesk_ticket_ids ?? []).join(', ');
  /** Null until the user types: the input then follows what others save. */
  const [typed, setTyped] = useState<string | null>(null);
  const { send, isBusy, failure } = useWrite('PATCH /request/{id}/', {
    read: { etag: null, reload },
    invalidates: ['history'],
    done: words.tickets.saved,
  });
  const text = typed ?? saved;

  const save = async () => {
    const body = { zendesk_ticket_ids: splitAddresses(text) };
    if (await send({ params: { id: request.id }, body })) setTyped(null);
  };

  return (
    <LabeledField label={words.tickets.label} help={words.tickets.help} isOptional error={failure}>
      {(control) => (
        <HStack>
          <Input {...control} value={text} onChange={(event) => setTyped(event.target.value)} />
          <Button variant="outline" disabled={text === saved} loading={isBusy} onClick={() => void save()}>
            {words.tickets.save}
          </Button>
        </HStack>
      )}
    </LabeledField>
  );
}
