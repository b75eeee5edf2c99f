import { useState } from 'react';
import type { ObjectOf } from '@portal/contract/types';
import {
  Button,
  chakra,
  fill,
  formatDate,
  formatDateTime,
  HStack,
  Notice,
  Stack,
  Text,
} from '@portal/shared-ui';
import { failureMessage, useList } from '@portal/shared-ui/data';
import { useBranding } from '@portal/shared-ui/branding';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { RetryPanel } from '@portal/shared-ui/errors';
import { rememberDestination, useSessionUser } from '@portal/shared-ui/session';
import { useWrite } from '@portal/shared-ui/write';
import { organizations as words } from '#texts/organizations';
import { leaveFor } from '../../session/organization.ts';
import { useAttempt } from '../../session/use-attempt.ts';

/** Organizations whose login opens this account, and buttons that link another. */
export function LinkedOrganizations() {
  const me = useSessionUser();
  const { organizations = [] } = useBranding();
  const list = useList('GET /linked-organization/', { limit: 100, owner: me.id });
  const { attempt, isBusy, refusal } = useAttempt();
  if (list.error)
    return <RetryPanel title={words.failure} error={list.error} onRetry={() => void list.reload()} />;
  return (
    <Stack gap="5">
      <Text color="fg.muted">{words.help}</Text>
      {list.rows.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <chakra.ul listStyleType="none" m="0" p="0" aria-label={words.title}>
          {list.rows.map((linked) => (
            <chakra.li key={linked.id} py="row" borderTopWidth="1px">
              <OneOrganization linked={linked} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {refusal ? (
        <Notice tone="danger" title={failureMessage(refusal.error) ?? words.failed} isUrgent />
      ) : null}
      <HStack gap="3" wrap="wrap">
        {organizations
          .filter(({ name }) => !list.rows.some(({ organization }) => organization === name))
          .map(({ id, name }) => (
            <Button
              key={id}
              variant="outline"
              h="auto"
              minH="10"
              py="2"
              whiteSpace="normal"
              disabled={isBusy}
              onClick={() =>
                void attempt(async () => {
                  rememberDestination('/my-profile');
                  await leaveFor({ organization: id });
                })
              }
            >
              {fill(words.link, { name })}
            </Button>
          ))}
      </HStack>
    </Stack>
  );
}

function OneOrganization({ linked }: { linked: ObjectOf<'linked-organization'> }) {
  const [isOpen, setOpen] = useState(false);
  const { id, organization: name, email, created, last_used: used } = linked;
  const removing = useWrite('DELETE /linked-organization/{id}/', {
    invalidates: ['linked-organization', 'user-session'],
    done: fill(words.removed, { name }),
    onDone: () => setOpen(false),
  });
  return (
    <HStack justify="space-between" align="center" gap="4" wrap="wrap">
      <div>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
          {email ? `${email} · ` : ''}
          {fill(words.used, { created: formatDate(created), time: formatDateTime(used) })}
        </Text>
      </div>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-label={fill(words.removeLabel, { name })}
        onClick={() => setOpen(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={fill(words.removeTitle, { name })}
        consequence={words.removeText}
        confirmLabel={words.remove}
        isDestructive
        isBusy={removing.isBusy}
        error={removing.failure}
        onConfirm={() => void removing.send({ params: { id } })}
        onCancel={() => setOpen(false)}
      />
    </HStack>
  );
}
