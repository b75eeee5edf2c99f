import { useState, type SyntheticEvent } from 'react';
import { LIMITS } from '@portal/contract/limits';
import { Button, chakra, fill, Input, LabeledField, Stack } from '@portal/shared-ui';
import { Combobox, type ComboOption, type OptionSearch } from '@portal/shared-ui/combobox';
import { api } from '@portal/shared-ui/data';
import { useImpersonation } from '@portal/shared-ui/session';
import { superuser } from '#texts/superuser';
import { Failure } from '../../administration/components/Panel.tsx';
import { useWriteSteps } from '@portal/shared-ui/write';

const findPeople: OptionSearch = async (search, signal) => {
  const { data } = await api('GET /user/', {
    query: { search, limit: LIMITS.listDefault, active: true, ordering: 'last_name' },
    signal,
    silent: true,
  });
  return data.results
    .filter(({ groups }) => !groups.some(({ name }) => name === 'superuser'))
    .map(({ email, display_name: name }) => ({ id: email, label: name, description: email }));
};

/** Finds a person and starts to impersonate them. */
export function ImpersonateForm() {
  const { start } = useImpersonation();
  const [person, setPerson] = useState<ComboOption | null>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, findError, general } = useWriteSteps();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(person === null);
    if (!person) return;
    const because = reason.trim();
    void run(() => start({ email: person.id, ...(because === '' ? {} : { reason: because }) }));
  };
  const missing = isMissing && !person ? superuser.choosePerson : undefined;
  return (
    <chakra.form onSubmit={submit} noValidate maxW="xl">
      <Stack gap="4" align="stretch">
        <LabeledField
          label={superuser.person}
          help={superuser.personHelp}
          error={findError('email') ?? missing}
        >
          {(control) => <Combobox {...control} value={person} onChange={setPerson} search={findPeople} />}
        </LabeledField>
        <LabeledField
          label={superuser.reason}
          help={superuser.reasonHelp}
          error={findError('reason')}
          isOptional
        >
          {(control) => (
            <Input
              {...control}
              value={reason}
              maxLength={LIMITS.reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </LabeledField>
        {general ? <Failure>{general}</Failure> : null}
        <Button type="submit" alignSelf="flex-start" loading={isBusy} loadingText={superuser.impersonate}>
          {person ? fill(superuser.start, { name: person.label }) : superuser.startNoOne}
        </Button>
      </Stack>
    </chakra.form>
  );
}
