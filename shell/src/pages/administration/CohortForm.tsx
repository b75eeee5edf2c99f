import { useState, type SyntheticEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Button, chakra, fill, Input, LabeledField, Stack, Textarea } from '@portal/shared-ui';
import { api, invalidate, type RowOf } from '@portal/shared-ui/data';
import { notify } from '@portal/shared-ui/toaster';
import { administration } from '#texts/administration';
import { Failure } from './Panel.tsx';
import { useSave } from './use-save.ts';

/** Names, description and welcome packet of one cohort. */
export function CohortForm({ cohort }: { cohort: RowOf<'GET /cohort/'> }) {
  const [values, setValues] = useState({
    display_name: cohort.display_name,
    description: cohort.description,
    welcome_packet: cohort.welcome_packet ?? '',
  });
  const { save, isSaving, errorOf, general } = useSave();
  const change = (field: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const packet = values.welcome_packet.trim();
    const isSaved = await save(async () => {
      await api('PATCH /cohort/{id}/', {
        params: { id: cohort.id },
        body: { ...values, welcome_packet: packet === '' ? null : packet },
        quiet: true,
      });
      await invalidate('cohort');
    });
    if (isSaved) notify.success(administration.saved);
  };
  return (
    <chakra.form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4" align="stretch">
        <LabeledField label={administration.displayName} error={errorOf('display_name')}>
          {(control) => (
            <Input
              {...control}
              value={values.display_name}
              maxLength={LIMITS.institutionName}
              onChange={change('display_name')}
            />
          )}
        </LabeledField>
        <LabeledField label={administration.description} error={errorOf('description')} isOptional>
          {(control) => (
            <Textarea {...control} rows={3} value={values.description} onChange={change('description')} />
          )}
        </LabeledField>
        <LabeledField
          label={administration.packet}
          help={administration.packetHelp}
          error={errorOf('welcome_packet')}
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
        {general ? <Failure>{general}</Failure> : null}
        <Button type="submit" alignSelf="flex-start" loading={isSaving} loadingText={administration.saving}>
          {fill(administration.saveCohort, { name: cohort.name })}
        </Button>
      </Stack>
    </chakra.form>
  );
}
