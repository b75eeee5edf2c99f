import { useState } from 'react';
import { MESSAGES } from '@portal/contract/messages';
import type { User } from '@portal/contract/types';
import { Button, fill } from '@portal/shared-ui';
import { api, failureMessage, invalidate } from '@portal/shared-ui/data';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { notify } from '@portal/shared-ui/toaster';
import { user as words } from '#texts/user';

interface ActionsProps {
  person: User;
  onChanged: () => Promise<void>;
}

/** What administrators do with an account: mails, and closing or opening it. */
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
      {abilities['set_active'] ? <ActiveSwitch person={person} onChanged={onChanged} /> : null}
    </>
  );
}

function SendButton({ person, operation, label }: { person: User; operation: 1 | 2; label: string }) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { data } = await api('POST /user/{id}/resend_email/', {
        params: { id: person.id },
        body: { operation },
        quiet: true,
      });
      notify.success({ title: MESSAGES.emailSentTitle, description: data.detail });
    } catch (error) {
      notify.failure(error, { title: MESSAGES.mailFailed });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      loading={isBusy}
      loadingText={label}
      onClick={() => void send()}
    >
      {label}
    </Button>
  );
}

function ActiveSwitch({ person, onChanged }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
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

  // What was asked stays asked while the dialog closes, though the account has changed meanwhile.
  const [asked, setAsked] = useState(text);

  const change = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await api('PATCH /user/{id}/', {
        params: { id: person.id },
        body: { active: !person.active },
        quiet: true,
      });
      await Promise.all([onChanged(), invalidate('user', 'history')]);
      notify.success(fill(asked.done, { name }));
      setAsking(false);
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setBusy(false);
    }
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
