import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import {
  Alert,
  Box,
  Button,
  CheckRow,
  fill,
  formatDate,
  HStack,
  Panel,
  SectionHeading,
  Stack,
  Text,
} from '@portal/shared-ui';
import { GoalButton } from '@portal/shared-ui/goal';
import { Page, RouteButton } from '@portal/shared-ui/page';
import { useSession, type SessionInstitution } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { joinder } from '#texts/joinder';
import { JoinderText } from '../components/JoinderText.tsx';
import { ExecutedRda } from '../components/ExecutedRda.tsx';

const BREADCRUMBS = [{ label: joinder.home, to: '/' }];

/** A researcher joins the institution's executed RDA (spec 1 section 4, "Joinder"). */
export function Component() {
  const { institution } = useSession();
  return (
    <Page
      title={joinder.title}
      breadcrumbs={BREADCRUMBS}
      summary={institution?.display_name}
      aside={
        <Panel>
          <SectionHeading>{joinder.nextTitle}</SectionHeading>
          <Text>{joinder.next}</Text>
        </Panel>
      }
    >
      <JoinderState institution={institution} />
    </Page>
  );
}

function JoinderState({ institution }: { institution: SessionInstitution | null }) {
  if (!institution) return <Nothing text={joinder.none} />;
  if (institution.disowned)
    return <Nothing text={fill(joinder.disowned, { institution: institution.display_name })} />;
  if (!institution.confirmed)
    return <Nothing text={fill(joinder.unconfirmed, { institution: institution.display_name })} />;
  if (institution.joinder_date) return <Agreed institution={institution.id} on={institution.joinder_date} />;
  if (institution.rda_status !== 3) {
    return <Nothing text={fill(joinder.waiting, { institution: institution.display_name })} />;
  }
  return <JoinderForm institution={institution} />;
}

function WaysOn() {
  const { user } = useSession();
  return (
    <HStack wrap="wrap" gap="3">
      <GoalButton />
      <RouteButton to="/" {...(user?.goal ? { variant: 'outline' } : {})}>
        {joinder.back}
      </RouteButton>
    </HStack>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Stack gap="6" align="flex-start">
      <Text>{text}</Text>
      <WaysOn />
    </Stack>
  );
}

function Agreed({ institution, on }: { institution: number; on: string }) {
  return (
    <Stack gap="6" align="flex-start">
      <Alert.Root as="output" status="success">
        <Alert.Indicator />
        <Alert.Title>{fill(joinder.agreed, { date: formatDate(on) })}</Alert.Title>
      </Alert.Root>
      <ExecutedRda institution={institution} />
      <WaysOn />
    </Stack>
  );
}

function JoinderForm({ institution }: { institution: SessionInstitution }) {
  const { refresh } = useSession();
  const [hasRead, setHasRead] = useState(false);
  const { send, isBusy, failure } = useWrite('PATCH /user-institution/{id}/', { onDone: refresh });
  const submit = () =>
    send({
      params: { id: institution.user_institution },
      body: { joinder_date: new Date().toISOString() },
    });

  return (
    <Stack gap="6" align="flex-start">
      <ExecutedRda institution={institution.id} isShown />
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p={{ base: '5', md: '7' }}>
        <JoinderText institution={institution.display_name} />
      </Box>
      <CheckRow isChecked={hasRead} onChange={setHasRead}>
        {MESSAGES.joinderCheck}
      </CheckRow>
      {failure ? (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{failure}</Alert.Title>
        </Alert.Root>
      ) : null}
      <HStack wrap="wrap" gap="3">
        <Button
          disabled={!hasRead}
          aria-describedby={hasRead ? undefined : 'check-first'}
          loading={isBusy}
          loadingText={joinder.saving}
          onClick={() => void submit()}
        >
          {joinder.submit}
        </Button>
        {hasRead ? null : (
          <Text id="check-first" textStyle="sm" color="fg.muted">
            {joinder.checkFirst}
          </Text>
        )}
      </HStack>
    </Stack>
  );
}
