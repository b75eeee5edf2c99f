import { useState } from 'react';
import {
  BulletList,
  DefinitionList,
  fill,
  formatDate,
  formatDateTime,
  Notice,
  Stack,
  StatusBadge,
  Text,
} from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { HistoryTrail } from '@portal/shared-ui/history';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { machineKey as words } from '#texts/machine-key';
import { Panel } from '../../administration/components/Panel.tsx';
import { SecretNotice } from '../../webhook/components/SecretNotice.tsx';
import { KeyActions } from '../components/KeyActions.tsx';
import { groupScopes } from '../components/ScopePicker.tsx';
import { KEY_BREADCRUMBS, KEY_TONES, type MachineKey } from '../model/machine-key.ts';

/** `/superuser/keys/{id}`: what the key can call, its state and its history. */
export function Component() {
  const { id = '' } = useParams();
  // A secret that is shown belongs to one key only.
  return <KeyView key={id} id={id} />;
}

function KeyView({ id }: { id: string }) {
  const read = useApi('GET /machine-key/{id}/', { params: { id } });
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <ReadGate read={read} failure={words.failed} heading={words.title}>
      {(data) => (
        <Page
          title={data.name}
          breadcrumbs={KEY_BREADCRUMBS}
          summary={<StatusBadge tone={KEY_TONES[data.state]}>{words.states[data.state]}</StatusBadge>}
        >
          <Stack gap="6" align="stretch">
            {data.state === 'stopped' ? (
              <Notice tone="danger" title={words.stoppedTitle}>
                <Text>{fill(words.stoppedText, { name: data.owner.display_name })}</Text>
              </Notice>
            ) : null}
            {secret ? <SecretNotice secret={secret} text={words.secretText} /> : null}
            <KeyActions machineKey={data} read={read} onSecret={setSecret} />
            <KeyFacts machineKey={data} />
            <Panel title={words.history}>
              <HistoryTrail model="machine-key" pk={data.id} label={words.history} />
            </Panel>
          </Stack>
        </Page>
      )}
    </ReadGate>
  );
}

function KeyFacts({ machineKey }: { machineKey: MachineKey }) {
  const { purpose, scopes, networks, ending, owner, expires, revoked, state } = machineKey;
  const { last_used: used, previous_secret_until: until } = machineKey;
  return (
    <DefinitionList
      items={[
        { term: words.purpose, value: purpose },
        {
          term: words.scopes,
          value: (
            <BulletList>
              {groupScopes(scopes).map(([object, named]) => (
                <li key={object}>{named.join(', ')}</li>
              ))}
            </BulletList>
          ),
        },
        { term: words.networks, value: networks.join(', ') || words.anywhere },
        { term: words.ending, value: fill(words.endsWith, { ending }) },
        { term: words.lastUsed, value: formatDateTime(used) || words.never },
        { term: words.expires, value: formatDate(expires.slice(0, 10)) },
        { term: words.owner, value: owner.display_name },
        ...(revoked ? [{ term: words.revokedOn, value: formatDateTime(revoked) }] : []),
        // no secret of a key that has ended is valid
        ...(until && state === 'active'
          ? [
              {
                term: words.previousSecret,
                value: fill(words.previousUntil, { time: formatDateTime(until) }),
              },
            ]
          : []),
      ]}
    />
  );
}
