import type { ComponentProps } from 'react';
import { Box } from '@portal/shared-ui';
import type { ApiAnswer } from '@portal/shared-ui/data';
import { KeptForm, useKeptForm, type FormDefinition, type FormValues } from '@portal/shared-ui/form';
import { RouteButton } from '@portal/shared-ui/page';
import { replaceLabel, TheirVersion, useWriteSteps } from '@portal/shared-ui/write';

interface ObjectFormProps<Row, Saved> {
  definition: FormDefinition;
  /** The object to edit; missing for a new one. */
  row: Row | undefined;
  etag: string | null;
  /** Names the backup of the form in this browser. */
  storageKey: string;
  readValues: (row: Row) => FormValues;
  readTheirs: () => Promise<ApiAnswer<Row>>;
  describeTheirs: (theirs: Row) => NonNullable<ComponentProps<typeof TheirVersion>['items']>;
  /** @param theirs what someone else saved and this call overwrites */
  save: (
    values: FormValues,
    write: { ifMatch: string | null; theirs: Row | null },
  ) => Promise<ApiAnswer<Saved>>;
  onSaved: (saved: Saved) => unknown;
  invalidates: readonly string[];
  submitLabel: string;
  cancelPath: string;
  words: { readonly subject: string; readonly cancel: string; readonly saved: string };
}

/** The form of one object, new or edited. After a stale save it shows the other version, and the next save replaces it. */
export function ObjectForm<Row, Saved>({ definition, row, words, ...props }: ObjectFormProps<Row, Saved>) {
  const backedUpForm = useKeptForm({
    definition,
    ...(row ? { defaultValues: props.readValues(row) } : {}),
    storageKey: props.storageKey,
  });
  const { submit, theirs, forgetTheirs, isBusy } = useWriteSteps<ApiAnswer<Saved>, Row>({
    form: { etag: props.etag, readTheirs: props.readTheirs },
    invalidates: props.invalidates,
    done: words.saved,
    onDone: async ({ data }) => {
      backedUpForm.finish();
      await props.onSaved(data);
    },
  });
  return (
    <>
      {theirs ? (
        <Box mb="6">
          <TheirVersion
            items={props.describeTheirs(theirs)}
            onTake={() => {
              backedUpForm.form.reset(props.readValues(theirs));
              forgetTheirs();
            }}
          />
        </Box>
      ) : null}
      <KeptForm
        kept={backedUpForm}
        what={words.subject}
        submitLabel={theirs ? replaceLabel : props.submitLabel}
        isSending={isBusy}
        actions={
          <RouteButton to={props.cancelPath} variant="outline" colorPalette="gray">
            {words.cancel}
          </RouteButton>
        }
        onSubmit={async (values) => {
          await submit((ifMatch) => props.save(values, { ifMatch, theirs }));
        }}
      />
    </>
  );
}
