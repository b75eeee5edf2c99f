import { Box, Heading, Stack } from '@portal/shared-ui';
import { useSession, useSessionUser } from '@portal/shared-ui/session';
import { next } from '#texts/institution-next';
import { page } from '#texts/institution-page';
import { DetailsForm } from '../officer/DetailsForm.tsx';
import { Facts } from './Facts.tsx';
import { may, type PartProps } from './institution-parts.ts';
import { NextStep } from './NextStep.tsx';
import { Officials } from './Officials.tsx';
import { Researchers } from './Researchers.tsx';
import { UnconfirmedMember } from './UnconfirmedMember.tsx';
import { useResubmission } from './useResubmission.ts';

/**
 * For the institution's own people: where it stands, what happens next, its details; to correct where that is asked.
 * People outside, whom the server tells no counts, read its name.
 */
export function MemberView(props: PartProps) {
  const { institution, etag, reload } = props;
  const user = useSessionUser();
  const { institution: own } = useSession();
  const isOfficer = institution.current_io?.id === user.id;
  const resubmitted = useResubmission(props);
  const mayCorrect = may(institution, 'submit') && institution.status === 5;
  return (
    <Stack gap="10">
      {own?.id === institution.id && !own.confirmed ? (
        <UnconfirmedMember name={institution.display_name} isDisowned={own.disowned} />
      ) : null}
      {institution.counts ? <NextStep institution={institution} isOfficer={isOfficer} /> : null}
      {mayCorrect ? (
        <Box as="section" aria-labelledby="correct">
          <Heading as="h2" id="correct" size="xl" mb="4">
            {next.resubmit}
          </Heading>
          <DetailsForm institution={institution} etag={etag} reload={reload} onSubmitted={resubmitted} />
        </Box>
      ) : (
        <Box as="section" aria-labelledby="details">
          <Heading as="h2" id="details" size="xl" mb="3">
            {page.details}
          </Heading>
          <Facts {...props} />
        </Box>
      )}
      {institution.io_users && institution.io_users.length > 0 ? (
        <Box as="section" aria-labelledby="officials">
          <Heading as="h2" id="officials" size="xl" mb="3">
            {page.officials}
          </Heading>
          <Officials {...props} />
        </Box>
      ) : null}
      {isOfficer ? (
        <Box as="section" aria-labelledby="researchers">
          <Heading as="h2" id="researchers" size="xl" mb="3">
            {page.researchers}
          </Heading>
          <Researchers {...props} />
        </Box>
      ) : null}
    </Stack>
  );
}
