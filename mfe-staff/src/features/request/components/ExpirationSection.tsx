import { Button, HStack, PanelSection } from '@portal/shared-ui';
import { DateField } from '@portal/shared-ui/date-input';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import type { PanelProps } from '../model/panel-props.ts';
import { request as words } from '#texts/request';

/** The last day of access, which administrators may change while the request is fulfilled. */
export function ExpirationSection({ request, etag, reload }: PanelProps) {
  const saved = (request.expiration_date ?? '').slice(0, 10);
  /** Null until the user types: the input then follows what others save. */
  const [typed, setTyped] = useState<string | null>(null);
  const { send, isBusy, findError, failure } = useWrite('PATCH /request/{id}/', {
    read: { etag, reload },
    invalidates: ['history', 'datasetaccess'],
    done: words.expiration.saved,
  });
  if (!request.abilities['set_expiration']) return null;
  const day = typed ?? saved;

  const save = async () => {
    if (await send({ params: { id: request.id }, body: { expiration_date: day } })) setTyped(null);
  };

  return (
    <PanelSection title={words.expiration.title}>
      <HStack align="flex-end" wrap="wrap">
        <DateField
          label={words.expiration.label}
          help={words.expiration.help}
          value={day}
          error={findError('expiration_date') ?? failure}
          onChange={setTyped}
        />
        <Button variant="outline" disabled={day === saved} loading={isBusy} onClick={() => void save()}>
          {words.expiration.save}
        </Button>
      </HStack>
    </PanelSection>
  );
}
