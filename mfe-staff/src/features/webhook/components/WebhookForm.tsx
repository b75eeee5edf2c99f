import { api, type ApiAnswer } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { webhook as words } from '#texts/webhook';
import { ObjectForm } from '../../superuser/components/ObjectForm.tsx';
import {
  nameEvent,
  WEBHOOK_FORM,
  WEBHOOK_READS,
  webhookBody,
  WEBHOOKS,
  type Webhook,
  type WithSecret,
} from '../model/webhook.ts';

interface WebhookFormProps {
  /** The webhook to edit; missing for a new one. */
  webhook?: Webhook;
  etag?: string | null;
  onCreated?: (created: WithSecret) => void;
}

/** Creates a webhook, or edits one. */
export function WebhookForm({ webhook, etag = null, onCreated }: WebhookFormProps) {
  const navigate = useNavigate();
  return (
    <ObjectForm<Webhook, Webhook | WithSecret>
      definition={WEBHOOK_FORM}
      row={webhook}
      etag={etag}
      storageKey={`webhook-${webhook?.id ?? 'new'}`}
      readValues={({ name, url, events }) => ({ name, url, events })}
      readTheirs={() => api('GET /webhook/{id}/', { params: { id: webhook?.id ?? 0 }, quiet: true })}
      describeTheirs={(theirs) => [
        { term: words.name, value: theirs.name },
        { term: words.url, value: theirs.url },
        { term: words.events, value: theirs.events.map(nameEvent).join(', ') },
      ]}
      save={(values, { ifMatch }): Promise<ApiAnswer<Webhook | WithSecret>> => {
        const body = webhookBody(values);
        return webhook
          ? api('PATCH /webhook/{id}/', { params: { id: webhook.id }, body, ifMatch, quiet: true })
          : api('POST /webhook/', { body, quiet: true });
      }}
      onSaved={(saved) => ('secret' in saved ? onCreated?.(saved) : navigate(`${WEBHOOKS}/${saved.id}`))}
      invalidates={WEBHOOK_READS}
      submitLabel={webhook ? words.save : words.createSubmit}
      cancelPath={webhook ? `${WEBHOOKS}/${webhook.id}` : WEBHOOKS}
      words={words}
    />
  );
}
