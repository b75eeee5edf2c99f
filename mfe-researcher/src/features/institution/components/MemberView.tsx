import { PageSection, Stack } from '@portal/shared-ui';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { next } from '#texts/institution-next';
import { page } from '#texts/institution-page';
import { DetailsForm } from '../forms/DetailsForm.tsx';
import { ReadView, may, type PartProps } from '@portal/shared-ui/institution';
import { ResearchersOnPage, TasksOnPage } from '../../official/components/OfficialTasks.tsx';
import { NextStep } from './NextStep.tsx';
import { UnconfirmedMember } from './UnconfirmedMember.tsx';
import { notify } from '@portal/shared-ui/toaster';

/** Refreshes the page and the ribbon after a resubmission, so that both show the new status. */
function useResubmission({ reload }: PartProps): () => Promise<void> {
  const { refresh } = useSession();
  return async () => {
    notify.success(page.resubmitted);
    await Promise.all([reload(), refresh()]);
  };
}

/**
 * The institution page for its own people: its state, the next step and its details, which can be corrected when staff
 * ask for it. Outsiders, who get no counts from the server, see only its name.
 */
export function MemberView(props: PartProps) {
  const { institution, etag, reload } = props;
  const user = useSessionUser();
  const { institution: own } = useSession();
  const isOfficer = institution.current_io?.id === user.id;
  const resubmitted = useResubmission(props);
  const mayCorrect = may(institution, 'submit') && institution.status === 5;
  const parts = (
    <>
      {own?.id === institution.id && !own.confirmed && !mayCorrect ? (
        <UnconfirmedMember name={institution.display_name} isDisowned={own.disowned} />
      ) : null}
      {institution.counts || mayCorrect ? <NextStep institution={institution} isOfficer={isOfficer} /> : null}
      {mayCorrect ? (
        <PageSection title={next.resubmit}>
          <DetailsForm institution={institution} etag={etag} reload={reload} onSubmitted={resubmitted} />
        </PageSection>
      ) : null}
      <ReadView {...props} hasDetails={!mayCorrect} />
      {isOfficer && own?.id === institution.id ? (
        <PageSection title={page.researchers}>
          <ResearchersOnPage own={own} part={props} />
        </PageSection>
      ) : null}
    </>
  );
  return (
    <Stack gap="10">
      {isOfficer && own?.id === institution.id ? <TasksOnPage institution={own}>{parts}</TasksOnPage> : parts}
    </Stack>
  );
}
