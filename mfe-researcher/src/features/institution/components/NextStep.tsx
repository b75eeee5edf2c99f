import { INSTITUTION_STATUS } from '@portal/contract/statuses';
import { Alert, Box, Text } from '@portal/shared-ui';
import { RouteButton } from '@portal/shared-ui/page';
import { next, nextForAgreement, nextForMembers, nextForOfficer } from '#texts/institution-next';
import { may, type Institution } from '@portal/shared-ui/institution';

const TONES = { 1: 'warning', 2: 'info', 3: 'success', 4: 'error', 5: 'warning', 6: 'warning' } as const;

/** Who must act next and what follows, worded for the reader. */
export function NextStep({ institution, isOfficer }: { institution: Institution; isOfficer: boolean }) {
  const { status, rda_status: rda } = institution;
  const { title, text } = (isOfficer ? nextForOfficer : nextForMembers)[status];
  const isApproved = status === INSTITUTION_STATUS.APPROVED;
  return (
    <Alert.Root as="section" aria-label={next.label} status={TONES[status]}>
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title>{title}</Alert.Title>
        <Text mt="1">{isApproved ? nextForAgreement[rda] : text}</Text>
        <NextAction institution={institution} />
      </Box>
    </Alert.Root>
  );
}

function NextAction({ institution }: { institution: Institution }) {
  const { status, current_rda: rda } = institution;
  const [to, label] =
    status === INSTITUTION_STATUS.PENDING_SBSO && may(institution, 'submit')
      ? ['/institution-details', next.giveDetails]
      : may(institution, 'name_official')
        ? ['/revise-institution-officer', next.nameOfficial]
        : rda
          ? [`/rda/${rda}`, next.openAgreement]
          : [];
  if (!to) return null;
  return (
    <RouteButton to={to} size="sm" mt="3">
      {label}
    </RouteButton>
  );
}
