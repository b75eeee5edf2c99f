import { Button, HStack, Input, LabeledField } from '@portal/shared-ui';
import { api, failureMessage, invalidate } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { useState } from 'react';
import { splitAddresses } from '../api/addresses.ts';
import type { PanelProps } from '../api/panel-props.ts';
import { PanelSection } from './PanelSection.tsx';
import { request as words } from '#texts/request';

/** Support tickets that belong to the request, by number. */
export function TicketSection({ request, reload }: PanelProps) {
  const saved = (request.details?.zendesk_ticket_ids ?? []).join(', ');
  /** null while nobody types: then the box follows what others save. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const text = typed ?? saved;

  const save = async () => {
    setError(undefined);
    setBusy(true);
    try {
      await api('PATCH /request/{id}/', {
        params: { id: request.id },
        body: { zendesk_ticket_ids: splitAddresses(text) },
        quiet: true,
      });
      notify.success(words.ticketNumbersSaved);
      await Promise.all([reload(), invalidate('history')]);
      setTyped(null);
    } catch (failure) {
      setError(failureMessage(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <PanelSection title={words.zendeskIds}>
      <LabeledField
        label={words.ticketNumbers}
        help={words.separateNumbersWithAComma}
        isOptional
        error={error}
      >
        {(control) => (
          <HStack>
            <Input {...control} value={text} onChange={(event) => setTyped(event.target.value)} />
            <Button variant="outline" disabled={text === saved} loading={isBusy} onClick={() => void save()}>
              {words.save}
            </Button>
          </HStack>
        )}
      </LabeledField>
    </PanelSection>
  );
}
