import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import type { User } from '@portal/contract/types';
import { Button, fill } from '@portal/shared-ui';
import { ConfirmDialog, ReasonField, useReason } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { user as words } from '#texts/user';

interface ActionsProps {
  person: User;
  onChanged: () => Promise<void>;
}

/** Administrators' actions on an account: emails, closing and reopening. */
export function AccountActions({ person, onChanged }: ActionsProps) {
  const { abilities } = person;
  return (
    <>
      {abilities['send_mail'] && person.active ? (
        <>
          <SendButton person={person} operation={1} label={words.sendForgot} />
          {person.verified ? null : (
            <SendButton person={person} operation={2} label={words.sendVerification} />
          )}
        </>
      ) : null}
      {abilities['reset_factors'] ? <ResetFactors person={person} onChanged={onChanged} /> : null}
      {abilities['set_active'] ? <ActiveSwitch person={person} onChanged={onChanged} /> : null}
    </>
  );
}

function SendButton({ person, operation, label }: { person: User; operation: 1 | 2; label: string }) {
  const { send, isBusy } = useWrite('POST /user/{id}/resend_email/', {
    done: ({ data }) => ({ title: MESSAGES.emailSentTitle, description: data.detail }),
    failureTitle: MESSAGES.mailFailed,
  });
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      loading={isBusy}
      loadingText={label}
      onClick={() => void send({ params: { id: person.id }, body: { operation } })}
    >
      {label}
    </Button>
  );
}

/** For a person who lost their second factor and their recovery codes. */
function ResetFactors({ person, onChanged }: ActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { reason, isGiven, field } = useReason(words.resetReasonMissing);
  const name = person.display_name;
  const isShared = person.groups.some(({ name: role }) => role === 'superuser');
  const { send, isBusy, failure } = useWrite('POST /user/{id}/second-factor-reset/', {
    read: { etag: null, reload: onChanged },
    invalidates: ['user', 'history', 'email'],
    done: ({ data }) => ({
      title: fill(data.state === 'done' ? words.resetDone : words.resetWaiting, { name }),
    }),
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setOpen(true)}>
        {words.resetFactors}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        isDestructive
        title={fill(words.resetTitle, { name })}
        consequence={fill(isShared ? words.resetShared : words.resetConsequence, { name })}
        confirmLabel={words.resetFactors}
        isBusy={isBusy}
        error={failure}
        onConfirm={() => {
          if (isGiven()) void send({ params: { id: person.id }, body: { reason } });
        }}
        onCancel={() => setOpen(false)}
      >
        <ReasonField label={words.resetReason} help={fill(words.resetReasonHelp, { name })} field={field} />
      </ConfirmDialog>
    </>
  );
}

function ActiveSwitch({ person, onChanged }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const name = person.display_name;
  const text = person.active
    ? {
        isDestructive: true,
        label: words.deactivate,
        title: words.deactivateTitle,
        consequence: words.deactivateConsequence,
        done: words.deactivated,
      }
    : {
        isDestructive: false,
        label: words.activate,
        title: words.activateTitle,
        consequence: words.activateConsequence,
        done: words.activated,
      };

  // The dialog's text stays the same while it closes, even though the account changes.
  const [asked, setAsked] = useState(text);

  const { send, isBusy, failure } = useWrite('PATCH /user/{id}/', {
    read: { etag: null, reload: onChanged },
    invalidates: ['user', 'history'],
    done: fill(asked.done, { name }),
  });
  const change = async () => {
    if (await send({ params: { id: person.id }, body: { active: !person.active } })) setAsking(false);
  };
  return (
    <>
      <Button
        variant="outline"
        colorPalette={person.active ? 'red' : 'accent'}
        onClick={() => {
          setAsked(text);
          setAsking(true);
        }}
      >
        {text.label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive={asked.isDestructive}
        title={fill(asked.title, { name })}
        consequence={fill(asked.consequence, { name })}
        confirmLabel={asked.label}
        isBusy={isBusy}
        error={failure}
        onConfirm={() => void change()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
