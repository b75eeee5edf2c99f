import { Box, Button, CheckRow, fill, StatusBadge, Text, type StatusTone } from '@portal/shared-ui';
import { useWrite } from '@portal/shared-ui/write';
import type { AccessRow, Researcher, Way } from '../model/researchers.ts';
import { dataAccess as words } from '#texts/data-access';
import { AccessError } from './AccessError.tsx';

interface AccessToggleProps {
  researcher: Researcher;
  dataset: { readonly id: string };
  way: Way;
  /** True if the dataset has a group or location for this access type. */
  isOffered: boolean;
  mayWrite: boolean;
  reload: () => Promise<void>;
}

const INVALIDATES = ['datasetaccess', 'history'];

/**
 * A switch for granted or revoked access, saved against the version shown. Below it: the state in the external system.
 */
export function AccessToggle(props: AccessToggleProps) {
  const { researcher, way, isOffered, mayWrite } = props;
  const row = researcher.ways[way];
  if (!mayWrite) return row ? <Shown row={row} way={way} /> : <Text as="span">{words.none}</Text>;
  // Granted access can be revoked even if the dataset no longer offers it.
  const isDisabled = !isOffered && row?.status !== 'granted';
  return (
    <Box>
      <Switch {...props} row={row} isDisabled={isDisabled} />
      {row ? <Outside row={row} way={way} name={researcher.user.display_name} mayResend={mayWrite} /> : null}
    </Box>
  );
}

function Switch({
  researcher,
  dataset,
  way,
  row,
  isDisabled,
  reload,
}: AccessToggleProps & { row: AccessRow | undefined; isDisabled: boolean }) {
  const change = useWrite('PATCH /datasetaccess/{id}/', {
    read: { etag: row?.version ?? null, reload },
    invalidates: INVALIDATES,
    isSilent: true,
  });
  const give = useWrite('POST /datasetaccess/', { invalidates: INVALIDATES, isSilent: true });
  const set = async (isGranted: boolean) => {
    const status = isGranted ? 'granted' : 'revoked';
    if (row) await change.send({ params: { id: row.id }, body: { status } });
    else
      await give.send({
        body: {
          user: researcher.user.id,
          dataset: dataset.id,
          access_type: way,
          status,
          request_id: researcher.request?.id ?? null,
        },
      });
    await reload();
  };
  const failed = row ? change : give;
  const cause = researcher.request?.sfari_request_id ?? words.byHand;
  return (
    <Box title={isDisabled ? fill(words.unavailable, { way: words.way[way] }) : undefined}>
      <CheckRow
        isChecked={row?.status === 'granted'}
        isDisabled={isDisabled || change.isBusy || give.isBusy}
        onChange={(isGranted) => void set(isGranted)}
        isLabelHidden
      >
        {fill(words.toggle, { way: words.way[way], name: researcher.user.display_name, cause })}
      </CheckRow>
      {failed.failure ? <AccessError message={failed.failure} onClose={failed.clear} /> : null}
    </Box>
  );
}

const TONES: Readonly<Record<string, StatusTone>> = {
  queued: 'info',
  applied: 'success',
  failed: 'danger',
  unconnected: 'neutral',
};

function Shown({ row, way }: { row: AccessRow; way: Way }) {
  return (
    <Box>
      <StatusBadge tone={row.status === 'granted' ? 'success' : 'closed'}>{words[row.status]}</StatusBadge>
      <Outside row={row} way={way} name={row.user.display_name} mayResend={false} />
    </Box>
  );
}

/** The state in the external system, if there is one. */
export function Outside({
  row,
  way,
  name,
  mayResend,
}: {
  row: AccessRow;
  way: Way;
  name: string;
  mayResend: boolean;
}) {
  const resend = useWrite('POST /datasetaccess/{id}/resend/', {
    invalidates: INVALIDATES,
    done: words.resent,
    failureTitle: true,
  });
  const { external } = row;
  if (!external) return null;
  if (external.state === 'applied')
    return (
      <Text textStyle="xs" color="fg.muted">
        {fill(words.state.applied, { way: words.way[way] })}
      </Text>
    );
  const canResend = mayResend && external.state !== 'unconnected' && row.abilities['resend'];
  return (
    <Box textStyle="sm" maxW="16rem">
      <StatusBadge tone={TONES[external.state] ?? 'neutral'}>
        {fill(words.state[external.state], { way: words.way[way] })}
      </StatusBadge>
      {external.error ? <Text mt="1">{external.error}</Text> : null}
      {canResend ? (
        <Button
          mt="1"
          size="sm"
          variant="outline"
          loading={resend.isBusy}
          aria-label={fill(words.resendLabel, { way: words.way[way], name })}
          onClick={() => void resend.send({ params: { id: row.id } })}
        >
          {words.resend}
        </Button>
      ) : null}
    </Box>
  );
}
