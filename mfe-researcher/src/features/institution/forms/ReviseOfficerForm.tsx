import { Stack } from '@portal/shared-ui';
import { KeptForm, useKeptForm } from '@portal/shared-ui/form';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { useMemo } from 'react';
import { revise } from '#texts/institution-form';
import { officerContactBody, plainField } from '@portal/shared-ui/institution';
import { revisedOfficerForm } from '../model/institution-forms.ts';
import { ProblemModal } from '@portal/shared-ui/errors';

/** A Principal Investigator names another Signing Official: status 6 becomes 1 (decisions, "Institutions"). */
export function ReviseOfficerForm({ institution }: { institution: number }) {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const email = user?.email ?? null;
  const definition = useMemo(() => revisedOfficerForm(email), [email]);
  const backedUpForm = useKeptForm({ definition, storageKey: `revise-officer-${institution}` });
  const { submit, error, clear } = useWrite('PATCH /institution-helper/{id}/', {
    invalidates: ['institution', 'history'],
    renameField: plainField,
    onDone: async () => {
      backedUpForm.finish();
      await navigate('/thank-you?reason=pr_add_sbso', { replace: true });
      await refresh();
    },
  });
  const problem = error?.messages[0];
  return (
    <Stack gap="6">
      <KeptForm
        kept={backedUpForm}
        what={revise.what}
        submitLabel={revise.submit}
        onSubmit={async (values) => {
          await submit({ params: { id: institution }, body: { io_data: officerContactBody(values) } });
        }}
      />
      {problem ? <ProblemModal message={problem} onClose={clear} /> : null}
    </Stack>
  );
}
