import type { UsedBase } from '@portal/contract';
import type { BodyOf, Request } from '@portal/contract/types';
import { Box, Button, fill, Heading, LoadingText, Text } from '@portal/shared-ui';
import { api, ApiError, useApi } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { KeptForm, useKeptForm, type FormValues } from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { useEffect, useRef, useState } from 'react';
import {
  SUMMARY_FORM,
  summaryBody,
  summaryItems,
  summaryValues,
  type MatchSummary,
} from '../model/summary-form.ts';
import { UsedBaseDialog } from './UsedBaseDialog.tsx';
import { matchSummary as words } from '#texts/match-summary';

/** The summary edit mode of a request (spec 3 section 2.6). */
export default function SummaryEditor({ request }: { request: Request }) {
  const read = useApi('GET /request/{id}/summary/', {
    params: { id: request.id },
    swr: { revalidateOnFocus: false },
  });
  if (read.data) return <Editor request={request} read={read.data} etag={read.etag} />;
  return read.error ? (
    <RetryPanel title={words.loadFailed} error={read.error} onRetry={() => void read.reload()} />
  ) : (
    <LoadingText />
  );
}

function Editor({ request, read, etag }: { request: Request; read: MatchSummary; etag: string | null }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // The form stays on the version it was opened with.
  const [opened] = useState(read);
  const [defaults] = useState(() => summaryValues(read));
  const backedUpForm = useKeptForm({
    definition: SUMMARY_FORM,
    defaultValues: defaults,
    storageKey: `match-summary-${request.id}`,
  });
  const params = { id: request.id };
  const { submit, theirs, isBusy } = useWrite('PUT /request/{id}/summary/', {
    form: { etag, readTheirs: () => api('GET /request/{id}/summary/', { params }) },
    invalidates: ['request', 'history'],
    done: words.saved,
    onDone: () => backedUpForm.finish(),
  });
  const leave = () => navigate(`/request/${request.id}?tab=summary`, { replace: true });
  const { asked, save, use, cancel } = useSaving(async (body) => {
    if (await submit({ params, body })) await leave();
  });
  const lead = opened.written_at === null ? words.notWrittenLead : words.lead;
  return (
    <Box as="section" aria-labelledby="summary-editor">
      <Heading as="h2" id="summary-editor" ref={heading} tabIndex={-1} textStyle="xl" mb="2">
        {words.title}
      </Heading>
      <Text color="fg.muted" mb="6" maxW="prose">
        {fill(lead, { code: request.sfari_request_id })}
      </Text>
      {theirs ? <Theirs opened={opened} theirs={theirs} /> : null}
      <KeptForm
        kept={backedUpForm}
        what={words.subject}
        submitLabel={theirs ? replaceLabel : words.save}
        isSending={isBusy}
        actions={
          <Button variant="outline" colorPalette="gray" onClick={() => void leave()}>
            {words.cancel}
          </Button>
        }
        onSubmit={(values: FormValues) => save(summaryBody(values))}
      />
      {asked ? (
        <UsedBaseDialog
          used={asked.used}
          error={asked.failure}
          isBusy={isBusy}
          onUse={() => void use()}
          onCancel={cancel}
        />
      ) : null}
    </Box>
  );
}

type Body = BodyOf<'PUT /request/{id}/summary/'>;
interface Asked {
  body: Body;
  used: UsedBase;
  failure: string | undefined;
}

/** Asks for confirmation if other requests use the base; other errors are shown in the form. */
function useSaving(write: (body: Body) => Promise<void>) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const save = async (body: Body) => {
    try {
      await write(body);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
      setAsked({ body, used: error.current as UsedBase, failure: undefined });
    }
  };
  const use = async () => {
    if (!asked) return;
    try {
      await write({ ...asked.body, use_base: asked.used.base });
      setAsked(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const failure = Object.values(error.fields)[0]?.[0] ?? error.detail;
      setAsked({ ...asked, failure });
    }
  };
  return { asked, save, use, cancel: () => setAsked(null) };
}

/** The changes someone else saved while the form was open. */
function Theirs({ opened, theirs }: { opened: MatchSummary; theirs: MatchSummary }) {
  const before = new Map(summaryItems(opened).map(({ name, value }) => [name, value]));
  const changed = summaryItems(theirs).filter(({ name, value }) => before.get(name) !== value);
  return (
    <Box mb="6">
      <TheirVersion title={words.theirs} items={changed} />
    </Box>
  );
}
