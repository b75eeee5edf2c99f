import { useState, type SyntheticEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Button, chakra, fill, Input, LabeledField, Stack, Textarea } from '@portal/shared-ui';
import { api, type RowOf } from '@portal/shared-ui/data';
import { administration } from '#texts/administration';
import { Failure } from './Panel.tsx';
import { replaceLabel, TheirVersion, useWrite } from '@portal/shared-ui/write';

type Cohort = RowOf<'GET /cohort/'>;

const readValues = ({ display_name, description, welcome_packet }: Cohort) => ({
  display_name,
  description,
  welcome_packet: welcome_packet ?? '',
});

/** Names, description and welcome packet of one cohort; saves against the version that was read. */
export function CohortForm({ cohort, etag }: { cohort: Cohort; etag: string | null }) {
  const [values, setValues] = useState(() => readValues(cohort));
  const params = { id: cohort.id };
  const { send, isBusy, findError, general, theirs, forgetTheirs } = useWrite('PATCH /cohort/{id}/', {
    form: { etag, readTheirs: () => api('GET /cohort/{id}/', { params, quiet: true }) },
    invalidates: ['cohort'],
    done: administration.saved,
  });
  const change = (field: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const packet = values.welcome_packet.trim();
    await send({ params, body: { ...values, welcome_packet: packet === '' ? null : packet } });
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4" align="stretch">
        <LabeledField label={administration.displayName} error={findError('display_name')}>
          {(control) => (
            <Input
              {...control}
              value={values.display_name}
              maxLength={LIMITS.institutionName}
              onChange={change('display_name')}
            />
          )}
        </LabeledField>
        <LabeledField label={administration.description} error={findError('description')} isOptional>
          {(control) => (
            <Textarea {...control} rows={3} value={values.description} onChange={change('description')} />
          )}
        </LabeledField>
        <LabeledField
          label={administration.packet}
          help={administration.packetHelp}
          error={findError('welcome_packet')}
          isOptional
        >
          {(control) => (
            <Input
              {...control}
              type="url"
              value={values.welcome_packet}
              onChange={change('welcome_packet')}
            />
          )}
        </LabeledField>
        {theirs ? (
          <TheirVersion
            items={[
              { term: administration.displayName, value: theirs.display_name },
              { term: administration.description, value: theirs.description },
              { term: administration.packet, value: theirs.welcome_packet ?? administration.none },
            ]}
            onTake={() => {
              setValues(readValues(theirs));
              forgetTheirs();
            }}
          />
        ) : null}
        {general ? <Failure>{general}</Failure> : null}
        <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={administration.saving}>
          {theirs ? replaceLabel : fill(administration.saveCohort, { name: cohort.name })}
        </Button>
      </Stack>
    </chakra.form>
  );
}
