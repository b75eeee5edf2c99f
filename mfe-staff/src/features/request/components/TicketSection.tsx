import { Button, HStack, Input, LabeledField, PanelSection } from '@portal/shared-ui';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { splitAddresses } from '../api/addresses.ts';
import type { PanelProps } from '../api/panel-props.ts';
import { request as words } from '#texts/request';

/** Support tickets that belong to the request, by number. */
export function TicketSection({ request, reload }: PanelProps) {
  const saved = (request.details?.zendesk_ticket_ids ?? []).join(', ');
  /** null while nobody types: then the box follows what others save. */
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
    <PanelSection title={words.tickets.title}>
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
    </PanelSection>
  );
}
