import { useState } from 'react';
import { FACTOR_LABELS } from '@portal/contract/factors';
import { Button, chakra, fill, formatDate, formatDateTime, HStack, Stack, Text } from '@portal/shared-ui';
import { useApi, useList } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { useWrite } from '@portal/shared-ui/write';
import { factors as words } from '#texts/factors';
import { FactorAdder } from '../../session/factors/FactorAdder.tsx';
import { RenameFactor, type SecondFactor } from './RenameFactor.tsx';

/** The person's second factors and recovery codes, each with what can be done about it. */
export function SecondFactors() {
  const list = useList('GET /second-factor/', { limit: 100 });
  const codes = useApi('GET /recovery-codes/');
  if (list.error)
    return <RetryPanel title={words.failure} error={list.error} onRetry={() => void list.reload()} />;
  return (
    <FactorAdder>
      {(buttons, showCodes) => (
        <Stack gap="5">
          <Text color="fg.muted">{words.help}</Text>
          {list.rows.length === 0 ? (
            <Text>{words.none}</Text>
          ) : (
            <chakra.ul listStyleType="none" m="0" p="0" aria-label={words.title}>
              {list.rows.map((factor) => (
                <chakra.li key={factor.id} py="row" borderTopWidth="1px">
                  <OneFactor factor={factor} isLast={list.rows.length === 1} />
                </chakra.li>
              ))}
            </chakra.ul>
          )}
          {codes.data ? <CodesLeft remaining={codes.data.remaining} onCreated={showCodes} /> : null}
          {buttons}
        </Stack>
      )}
    </FactorAdder>
  );
}

function OneFactor({ factor, isLast }: { factor: SecondFactor; isLast: boolean }) {
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { id, kind, name, created, last_used: used } = factor;
  const close = () => setOpen(null);
  const removing = useWrite('DELETE /second-factor/{id}/', {
    invalidates: ['second-factor', 'recovery-codes'],
    done: fill(words.removed, { name }),
    onDone: close,
  });
  const facts = fill(words.facts, { kind: FACTOR_LABELS[kind], created: formatDate(created) });
  return (
    <HStack justify="space-between" align="center" gap="4" wrap="wrap">
      <div>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {facts}
          {used ? ` · ${fill(words.used, { time: formatDateTime(used) })}` : ''}
        </Text>
      </div>
      <HStack gap="2">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={fill(words.renameLabel, { name })}
          onClick={() => setOpen('rename')}
        >
          {words.rename}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={fill(words.removeLabel, { name })}
          onClick={() => setOpen('remove')}
        >
          {words.remove}
        </Button>
      </HStack>
      {open === 'rename' ? <RenameFactor factor={factor} onClose={close} /> : null}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={fill(words.removeTitle, { name })}
        consequence={isLast ? words.removeLast : words.removeText}
        confirmLabel={words.remove}
        isDestructive
        isBusy={removing.isBusy}
        error={removing.failure}
        onConfirm={() => void removing.send({ params: { id } })}
        onCancel={close}
      />
    </HStack>
  );
}

interface CodesLeftProps {
  remaining: number;
  onCreated: (codes: readonly string[]) => void;
}

function CodesLeft({ remaining, onCreated }: CodesLeftProps) {
  const [isOpen, setOpen] = useState(false);
  const creating = useWrite('POST /recovery-codes/', {
    invalidates: ['recovery-codes'],
    onDone: ({ data }) => onCreated(data.recovery_codes),
  });
  return (
    <HStack justify="space-between" gap="4" wrap="wrap">
      <Text>{fill(words.codesLeft, { count: remaining })}</Text>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        {words.newCodes}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.newCodesTitle}
        consequence={words.newCodesText}
        confirmLabel={words.newCodes}
        isBusy={creating.isBusy}
        error={creating.failure}
        onConfirm={() => void creating.send({ body: {} })}
        onCancel={() => setOpen(false)}
      />
    </HStack>
  );
}
