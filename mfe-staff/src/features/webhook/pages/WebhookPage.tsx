import { useEffect, useRef, useState } from 'react';
import { WEBHOOK_LOG_DAYS } from '@portal/contract/webhooks';
import {
  BulletList,
  DefinitionList,
  fill,
  formatDateTime,
  Notice,
  Stack,
  StatusBadge,
  Text,
} from '@portal/shared-ui';
import { invalidate, useApi, useList } from '@portal/shared-ui/data';
import { ReadGate } from '@portal/shared-ui/errors';
import { ListTable } from '@portal/shared-ui/filtered-list';
import { Page } from '@portal/shared-ui/page';
import { useParams } from '@portal/shared-ui/router';
import { webhook as words } from '#texts/webhook';
import { Panel } from '../../administration/components/Panel.tsx';
import { DELIVERY_COLUMNS, showDelivery } from '../components/delivery-columns.tsx';
import { SecretNotice } from '../components/SecretNotice.tsx';
import { WebhookActions } from '../components/WebhookActions.tsx';
import { describeState, INNER_BREADCRUMBS, nameEvent, type Webhook } from '../model/webhook.ts';

/** `/superuser/webhooks/{id}`: what it does, how it fares, and each call of the last days. */
export function Component() {
  const { id = '' } = useParams();
  // a secret that is shown belongs to one webhook only
  return <WebhookView key={id} id={id} />;
}

function WebhookView({ id }: { id: string }) {
  const read = useApi('GET /webhook/{id}/', { params: { id } });
  const [secret, setSecret] = useState<string | null>(null);
  useFreshLog(id);
  return (
    <ReadGate read={read} failure={words.failed} heading={words.title}>
      {(data) => (
        <Page title={data.name} breadcrumbs={INNER_BREADCRUMBS} summary={<WebhookState webhook={data} />}>
          <Stack gap="6" align="stretch">
            {data.state === 'disabled' ? (
              <Notice tone="danger" title={words.disabledTitle}>
                <Text>{words.disabledText}</Text>
              </Notice>
            ) : null}
            {secret ? <SecretNotice secret={secret} text={words.secretText} /> : null}
            <WebhookActions webhook={data} read={read} onSecret={setSecret} />
            <WebhookFacts webhook={data} />
            <Panel title={fill(words.log, { days: WEBHOOK_LOG_DAYS })}>
              <ListTable
                list="GET /webhook-delivery/"
                caption={words.calls}
                query={{ webhook_id: data.id }}
                columns={DELIVERY_COLUMNS}
                details={showDelivery}
                rowLabel={(row) => `${nameEvent(row.type)} ${row.message_id}`}
                filters={[
                  { name: 'state', label: words.delivery, options: Object.entries(words.deliveries) },
                ]}
                storageKey="webhook-deliveries"
                empty={{ description: words.logEmpty }}
              />
            </Panel>
          </Stack>
        </Page>
      )}
    </ReadGate>
  );
}

/** Checks every few seconds whether a call was added or sent, and then reloads the page. */
function useFreshLog(id: string): void {
  const { rows, isLoading } = useList(
    'GET /webhook-delivery/',
    { webhook_id: id, limit: 50, fields: 'id,state,attempts' },
    { silent: true, swr: { refreshInterval: 3000 } },
  );
  const log = isLoading ? null : rows.map((row) => `${row.id} ${row.state} ${row.attempts}`).join();
  const before = useRef(log);
  useEffect(() => {
    const isChanged = before.current !== null && before.current !== log;
    before.current = log;
    if (isChanged) void invalidate('webhook', 'webhook-delivery');
  }, [log]);
}

function WebhookState({ webhook }: { webhook: Webhook }) {
  const { tone, text } = describeState(webhook);
  return <StatusBadge tone={tone}>{text}</StatusBadge>;
}

function WebhookFacts({ webhook }: { webhook: Webhook }) {
  const { url, events, owner, last_delivered: delivered, previous_secret_until: until } = webhook;
  return (
    <DefinitionList
      items={[
        { term: words.url, value: url },
        {
          term: words.events,
          value: (
            <BulletList>
              {events.map((type) => (
                <li key={type}>{nameEvent(type)}</li>
              ))}
            </BulletList>
          ),
        },
        { term: words.lastDelivered, value: formatDateTime(delivered) || words.never },
        { term: words.owner, value: owner?.display_name ?? words.noOwner },
        ...(until
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
