import { Button, fill, HStack, Notice, Stack, Text } from '@portal/shared-ui';
import { failureMessage, useList } from '@portal/shared-ui/data';
import { useBranding } from '@portal/shared-ui/branding';
import { useSessionUser } from '@portal/shared-ui/session';
import { factors as words } from '#texts/factors';
import { login } from '#texts/login';
import { leaveFor } from '../organization.ts';
import { useAttempt } from '../use-attempt.ts';

interface OrganizationProofProps {
  /** The person says that they logged in again; the server knows whether it is so. */
  onDone: () => void;
  onCancel: () => void;
}

/** Logs in at the organization again, in another tab, so that nothing on this page is lost. */
export function OrganizationProof({ onDone, onCancel }: OrganizationProofProps) {
  const me = useSessionUser();
  const { organizations = [] } = useBranding();
  const { rows } = useList('GET /linked-organization/', { limit: 100, owner: me.id });
  const { attempt, isBusy, refusal } = useAttempt();
  return (
    <Stack gap="5">
      <Text>{words.organizationHelp}</Text>
      {refusal ? (
        <Notice tone="danger" title={failureMessage(refusal.error) ?? words.failed} isUrgent />
      ) : null}
      {organizations
        .filter(({ name }) => rows.some(({ organization }) => organization === name))
        .map(({ id, name }) => (
          <Button
            key={id}
            variant="outline"
            disabled={isBusy}
            onClick={() => {
              // Opened by the press itself, because browsers block windows that open later.
              const tab = window.open('', '_blank');
              void attempt(() =>
                leaveFor({
                  organization: id,
                  again: true,
                  open: (url) => (tab ? tab.location.assign(url) : location.assign(url)),
                }),
              );
            }}
          >
            {fill(login.continueWith, { name })}
          </Button>
        ))}
      <HStack gap="3" wrap="wrap">
        <Button onClick={onDone}>{words.organizationDone}</Button>
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          {words.cancel}
        </Button>
      </HStack>
    </Stack>
  );
}
