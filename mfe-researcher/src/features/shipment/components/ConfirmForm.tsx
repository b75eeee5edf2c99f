import { LIMITS } from '@portal/contract/limits';
import type { Shipment } from '@portal/contract/types';
import { Box, Button, CheckRow, HStack, LabeledField, Stack, Text, Textarea } from '@portal/shared-ui';
import { useWrite } from '@portal/shared-ui/write';
import { useState } from 'react';
import { writeSample } from '../model/write-sample.ts';
import { shipment as words } from '#texts/shipment';

/** The samples of a shipment, for the researcher to check on arrival. */
export function ConfirmForm({ shipment }: { shipment: Shipment }) {
  const ids = shipment.samples.map(({ id }) => id);
  const [received, setReceived] = useState<readonly number[]>([]);
  const [note, setNote] = useState('');
  const confirm = useWrite('POST /abn_shipment/{id}/confirm/', {
    invalidates: ['abn_shipment', 'abn_bins_upload'],
    done: words.done,
  });
  const missing = ids.filter((id) => !received.includes(id));
  const set = (id: number, isReceived: boolean) =>
    setReceived(isReceived ? [...received, id] : received.filter((one) => one !== id));
  return (
    <Stack gap="4" align="stretch">
      <Box as="fieldset" aria-label={words.listTitle} minW="0">
        <Text color="fg.muted" mb="2">
          {words.listHelp}
        </Text>
        <Stack gap="2">
          {shipment.samples.map((sample) => (
            <CheckRow
              key={sample.id}
              isChecked={received.includes(sample.id)}
              onChange={(isReceived) => set(sample.id, isReceived)}
            >
              {writeSample(sample)}
            </CheckRow>
          ))}
        </Stack>
        {missing.length > 0 ? (
          <Button size="sm" variant="outline" mt="3" onClick={() => setReceived(ids)}>
            {words.all}
          </Button>
        ) : null}
      </Box>
      {missing.length > 0 ? (
        <LabeledField label={words.noteLabel} help={words.noteHelp} error={confirm.findError('note')}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={LIMITS.orderNote}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
        </LabeledField>
      ) : null}
      {confirm.general ? (
        <Text role="alert" color="fg.error">
          {confirm.general}
        </Text>
      ) : null}
      <HStack>
        <Button
          loading={confirm.isBusy}
          onClick={() =>
            void confirm.send({
              params: { id: shipment.id },
              body: { received: [...received], missing, note: missing.length > 0 ? note : '' },
            })
          }
        >
          {words.confirm}
        </Button>
      </HStack>
    </Stack>
  );
}
