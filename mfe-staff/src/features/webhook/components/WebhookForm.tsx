import { Box } from '@portal/shared-ui';
import { api, type ApiAnswer } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { replaceLabel, TheirVersion, useWriteSteps } from '@portal/shared-ui/write';
import { webhook as words } from '#texts/webhook';
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

const readValues = ({ name, url, events }: Webhook) => ({ name, url, events });

/** Creates a webhook, or edits one. */
export function WebhookForm({ webhook, etag = null, onCreated }: WebhookFormProps) {
  const navigate = useNavigate();
  const backedUpForm = useKeptForm({
    definition: WEBHOOK_FORM,
    ...(webhook ? { defaultValues: readValues(webhook) } : {}),
    storageKey: `webhook-${webhook?.id ?? 'new'}`,
  });
  const { submit, theirs, forgetTheirs, isBusy } = useWriteSteps<ApiAnswer<Webhook | WithSecret>, Webhook>({
    form: {
      etag,
      readTheirs: () => api('GET /webhook/{id}/', { params: { id: webhook?.id ?? 0 }, quiet: true }),
    },
    invalidates: WEBHOOK_READS,
    done: words.saved,
    onDone: async ({ data }) => {
      backedUpForm.finish();
      if ('secret' in data) onCreated?.(data);
      else await navigate(`${WEBHOOKS}/${data.id}`);
    },
  });
  return (
    <>
      {theirs ? (
        <Box mb="6">
          <TheirVersion
            items={[
              { term: words.name, value: theirs.name },
              { term: words.url, value: theirs.url },
              { term: words.events, value: theirs.events.map(nameEvent).join(', ') },
            ]}
            onTake={() => {
              backedUpForm.form.reset(readValues(theirs));
              forgetTheirs();
            }}
          />
        </Box>
      ) : null}
      <KeptForm
        kept={backedUpForm}
        what={words.subject}
        submitLabel={theirs ? replaceLabel : webhook ? words.save : words.createSubmit}
        isSending={isBusy}
        actions={
          <RouteButton
            to={webhook ? `${WEBHOOKS}/${webhook.id}` : WEBHOOKS}
            variant="outline"
            colorPalette="gray"
          >
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          const body = webhookBody(values);
          await submit((ifMatch): Promise<ApiAnswer<Webhook | WithSecret>> =>
            webhook
              ? api('PATCH /webhook/{id}/', { params: { id: webhook.id }, body, ifMatch, quiet: true })
              : api('POST /webhook/', { body, quiet: true }),
          );
        }}
      />
    </>
  );
}
