import type { Dataset } from '@portal/contract';
import { BulletList, Disclosure, fill, LoadingText, Notice, Panel, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import { notify } from '@portal/shared-ui/toaster';
import { useWrite } from '@portal/shared-ui/write';
import type { ResponseOf } from '@portal/contract/types';
import { useRef } from 'react';
import { MAIL, mailBody } from '../forms/mail-form.ts';
import { useQuestion } from '../../confirmation/use-question.ts';
import { datasetAdmin } from '#texts/dataset-admin';

const words = datasetAdmin.mail;

/**
 * Email mode: writes to the people with access who opted in, and lists them before anything is sent (spec 3 section
 * 4.12).
 */
export function DatasetMailForm({ dataset }: { dataset: Dataset }) {
  const params = { id: dataset.id };
  const read = useApi('GET /dataset/{id}/audience/', { params });
  if (!read.data)
    return read.error ? (
      <RetryPanel title={words.audienceFailed} error={read.error} onRetry={() => void read.reload()} />
    ) : (
      <LoadingText />
    );
  return (
    <Stack gap="6" align="stretch">
      <Audience audience={read.data} />
      {read.data.opted_in > 0 ? <MailForm dataset={dataset} count={read.data.opted_in} /> : null}
    </Stack>
  );
}

type AudienceData = ResponseOf<'GET /dataset/{id}/audience/'>;

function Audience({ audience }: { audience: AudienceData }) {
  const readers = audience.people.filter((person) => person.opted_in);
  const more = audience.opted_in - readers.length;
  return (
    <Panel>
      <Text>{fill(words.audience, { approved: audience.approved, opted: audience.opted_in })}</Text>
      {audience.opted_in === 0 ? (
        <Notice tone="info">{words.noOne}</Notice>
      ) : (
        <>
          <Text mb="3">{words.hidden}</Text>
          <Disclosure label={words.people} panelLabel={words.people}>
            <BulletList>
              {readers.map((person) => (
                <li key={person.id}>
                  {[person.display_name, person.institution].filter(Boolean).join(', ')}
                </li>
              ))}
            </BulletList>
            {more > 0 ? <Text>{fill(words.more, { count: more })}</Text> : null}
          </Disclosure>
        </>
      )}
    </Panel>
  );
}

interface Letter {
  readonly subject: string;
  readonly body: string;
}

/**
 * Resending the same mail reuses its key, so it goes out only once. A changed text gets a new key and is a new mail.
 */
function useMailKey(): (letter: Letter) => string {
  const sent = useRef({ text: '', key: '' });
  return (letter) => {
    const text = JSON.stringify(letter);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    return sent.current.key;
  };
}

function MailForm({ dataset, count }: { dataset: Dataset; count: number }) {
  const backedUpForm = useKeptForm({ definition: MAIL, storageKey: `dataset-mail-${dataset.id}` });
  const getKey = useMailKey();
  const { open, ask } = useQuestion<null>();
  const navigate = useNavigate();
  const send = useWrite('POST /dataset/{id}/mail/', {
    onDone: async ({ data }) => {
      backedUpForm.finish();
      notify.success(fill(words.sent, { count: data.recipients }));
      await navigate('/dataset/');
    },
  });
  return (
    <>
      <KeptForm
        kept={backedUpForm}
        what={datasetAdmin.unsavedMail}
        submitLabel={fill(words.send, { count })}
        actions={
          <RouteButton to="/dataset/" variant="outline" colorPalette="gray">
            {datasetAdmin.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          if (!(await ask(null))) return;
          const mail = mailBody(values);
          await send.submit({ params: { id: dataset.id }, body: { key: getKey(mail), ...mail } });
        }}
      />
      {open ? (
        <ConfirmDialog
          isOpen
          title={fill(words.confirm, { count })}
          consequence={words.confirmText}
          confirmLabel={fill(words.send, { count })}
          onConfirm={() => open.answer(true)}
          onCancel={() => open.answer(false)}
        />
      ) : null}
    </>
  );
}
