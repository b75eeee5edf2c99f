import { LIMITS } from '@portal/contract/limits';
import { Stack } from '@portal/shared-ui';
import { KeptForm, useKeptForm, type FormDefinition } from '@portal/shared-ui/form';
import { api, ApiError, invalidate } from '@portal/shared-ui/data';
import { useNavigate } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { useMemo, useState } from 'react';
import { fields, revise } from '#texts/institution-form';
import { nestedError, officerBody, text, officerFields } from '@portal/shared-ui/institution';
import { ProblemModal } from '@portal/shared-ui/errors';

const definitionFor = (ownEmail: string | null): FormDefinition => ({
  id: 'revise-officer',
  sections: [
    {
      id: 'official',
      title: fields.officialTitle,
      description: fields.officialHelp,
      items: officerFields({ ownEmail, isPhoneNeeded: false, phoneLength: LIMITS.officerPhone }),
    },
  ],
});

/** A Principal Investigator names another Signing Official: status 6 becomes 1 (decisions, "Institutions"). */
export function ReviseOfficerForm({ institution }: { institution: number }) {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const email = user?.email ?? null;
  const definition = useMemo(() => definitionFor(email), [email]);
  const kept = useKeptForm({ definition, storageKey: `revise-officer-${institution}` });
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Stack gap="6">
      <KeptForm
        kept={kept}
        what={revise.what}
        submitLabel={revise.submit}
        onSubmit={async (values) => {
          try {
            await api('PATCH /institution-helper/{id}/', {
              params: { id: institution },
              body: {
                io_data: { ...officerBody(values), phone_number: text(values['phone_number']) || null },
              },
              quiet: true,
            });
          } catch (error) {
            const refusal = nestedError(error);
            if (refusal instanceof ApiError && refusal.messages[0]) setProblem(refusal.messages[0]);
            throw refusal;
          }
          kept.finish();
          await navigate('/thank-you?reason=pr_add_sbso', { replace: true });
          await Promise.all([refresh(), invalidate('institution', 'history')]);
        }}
      />
      {problem ? <ProblemModal message={problem} onClose={() => setProblem(null)} /> : null}
    </Stack>
  );
}
