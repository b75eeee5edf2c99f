import { useId, useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import { ROLE_LABELS, type Role } from '@portal/contract/roles';
import { Button, Stack, Text, LazyModal } from '@portal/shared-ui';
import { RadioGroup } from '@portal/shared-ui/choice';
import { Page } from '@portal/shared-ui/page';
import { useSession } from '@portal/shared-ui/session';
import { primaryRole as words } from '#texts/primary-role';
import { useAttempt } from '../../session/use-attempt.ts';
import { RoleFailure } from './RoleFailure.tsx';

/** The Primary Role Update page, for people with several roles who have not chosen one (spec 1 section 2). */
export function PrimaryRolePage() {
  const { roles, switchRole } = useSession();
  const reasonId = useId();
  const [chosen, setChosen] = useState<Role | null>(null);
  const { attempt, isBusy, refusal, clear } = useAttempt();
  const save = async () => {
    if (chosen) await attempt(() => switchRole(chosen));
  };

  return (
    <Page title={words.title} width="slim">
      <Text mb="6" maxW="prose">
        {words.intro}
      </Text>
      <RadioGroup.Root
        aria-label={words.roles}
        value={chosen}
        onValueChange={({ value }) => setChosen(roles.find((role) => role === value) ?? null)}
      >
        <Stack gap="3" mb="8">
          {roles.map((role) => (
            <RadioGroup.Item value={role} key={role}>
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{ROLE_LABELS[role]}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Button
        disabled={!chosen}
        aria-describedby={chosen ? undefined : reasonId}
        loading={isBusy}
        loadingText={words.submitting}
        onClick={() => void save()}
      >
        {words.submit}
      </Button>
      <Text id={reasonId} textStyle="sm" color="fg.muted" mt="2" visibility={chosen ? 'hidden' : undefined}>
        {words.chooseFirst}
      </Text>
      {refusal ? (
        <LazyModal type="error" title={MESSAGES.primaryRoleFailed} onClose={clear}>
          <RoleFailure error={refusal.error} />
        </LazyModal>
      ) : null}
    </Page>
  );
}
