import { compareAnswers } from '@portal/contract/request-types/compare-answers';
import { requestAnswers } from '@portal/contract/request-types/request-answers';
import type { Request } from '@portal/contract/types';
import { Box, Button, fill, Heading, Text } from '@portal/shared-ui';
import { api } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm, type FormDefinition, type FormValues } from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { SafeHtml } from '@portal/shared-ui/rich-text';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';
import { useEffect, useRef, useState } from 'react';
import { correctionBody, correctionForm, correctionValues } from '../model/correction-form.ts';
import { DATASETS, datasetBody, datasetValues, offerDatasets, withDatasets } from '../api/dataset-section.ts';
import { requestEdit as words } from '#texts/request-edit';

const EXPAND = 'datasets,details';

interface EditorProps {
  request: Request;
  etag: string | null;
  reload: () => Promise<void>;
  /** Where the request is shown, with the queue that it was opened from. */
  pageAddress: string;
}

/** The edit mode of a request, in which staff correct its answers (spec 3 section 2.6). */
export default function RequestEditor(props: EditorProps) {
  // The page keeps refreshing; the form stays on the version it was opened with.
  const [{ request, etag }] = useState(props);
  const definition = correctionForm(request);
  return definition ? <Editor {...props} request={request} etag={etag} definition={definition} /> : null;
}

function Editor({
  request,
  etag,
  reload,
  pageAddress,
  definition,
}: EditorProps & { definition: FormDefinition }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [defaults] = useState(() => ({ ...correctionValues(request), ...datasetValues(request) }));
  const [offer] = useState(() => offerDatasets(request));
  const [whole] = useState(() => withDatasets(definition, request, offer.search));
  const backedUpForm = useKeptForm({
    definition: whole,
    defaultValues: defaults,
    storageKey: `correction-${request.id}`,
  });
  useFacts(backedUpForm, offer.readFacts);
  const params = { id: request.id };
  const { submit, theirs } = useWrite('PATCH /request/{id}/', {
    form: { etag, readTheirs: () => api('GET /request/{id}/', { params, query: { expand: EXPAND } }) },
    invalidates: ['request', 'history'],
    renameField: (path) => path.replace(/^additional_data\./, ''),
    done: words.saved,
    onDone: async () => {
      backedUpForm.finish();
      await reload();
    },
  });
  const leave = () => navigate(pageAddress, { replace: true });
  const save = async (values: FormValues) => {
    const { [DATASETS]: datasets, ...answers } = values;
    const body = { ...correctionBody(request, answers), ...datasetBody(request, { [DATASETS]: datasets }) };
    if (Object.keys(body).length === 0) {
      backedUpForm.finish();
      await leave();
    } else if (await submit({ params, body })) await leave();
  };
  return (
    <Box as="section" aria-labelledby="request-editor">
      <Heading as="h2" id="request-editor" ref={heading} tabIndex={-1} textStyle="xl" mb="2">
        {request.renewal_of ? words.renewal : words.title}
      </Heading>
      <Text color="fg.muted" mb="6" maxW="prose">
        {fill(words.lead, { name: request.owner.display_name })}
      </Text>
      {theirs ? <Theirs opened={request} theirs={theirs} /> : null}
      <KeptForm
        kept={backedUpForm}
        what={words.subject}
        submitLabel={theirs ? replaceLabel : words.save}
        actions={
          <Button variant="outline" colorPalette="gray" onClick={() => void leave()}>
            {words.cancel}
          </Button>
        }
        onSubmit={save}
      />
    </Box>
  );
}

/** Other datasets may lead to other questions, so the facts for conditions follow the chosen datasets. */
function useFacts({ form }: ReturnType<typeof useKeptForm>, readFacts: (datasets: unknown) => FormValues) {
  const chosen = form.watch(DATASETS);
  useEffect(() => {
    if (chosen === undefined) return;
    for (const [name, value] of Object.entries(readFacts(chosen))) form.setValue(name, value);
  }, [form, chosen, readFacts]);
}

/**
 * The answers that someone else changed while the form was open. For other changes it says only that there are some.
 */
function Theirs({ opened, theirs }: { opened: Request; theirs: Request }) {
  const before = opened.details && requestAnswers(opened.details);
  const after = theirs.details && requestAnswers(theirs.details);
  const changes = before?.form && after ? compareAnswers(before.form, before.answers, after.answers) : [];
  return (
    <Box mb="6">
      <TheirVersion
        title={words.theirs}
        items={
          changes.length > 0
            ? changes.map(({ label, after: now, is_html: isHtml }) => ({
                term: label,
                value: isHtml ? <SafeHtml html={now} /> : now,
              }))
            : [{ term: words.otherPart, value: words.otherChange }]
        }
      />
    </Box>
  );
}
