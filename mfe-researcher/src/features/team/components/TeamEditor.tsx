import type { TeamMember } from '@portal/contract';
import { AddIcon, Button, EditIcon, Flex, HStack, TrashIcon, fill } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/dialog';
import { useWrite } from '@portal/shared-ui/write';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { memberTodos } from '../api/member-warnings.ts';
import { memberBody, type MemberBody } from '../api/member-body.ts';
import type { Team } from '../api/use-team.ts';
import { currentMembers, memberName, TeamTable } from '@portal/shared-ui/team';
import { team as words } from '#texts/team';

// form code is loaded by those who edit
const MemberDialog = lazy(() =>
  import('../forms/MemberDialog.tsx').then(({ MemberDialog: component }) => ({ default: component })),
);

interface TeamEditorProps {
  projectId: number;
  team: Team;
  onSaved: () => Promise<void>;
  /** Somebody new is on the team, by address. */
  onAdded?: (email: string) => void;
  access?: (member: TeamMember) => ReactNode;
}

/** The team as a table; every change is saved at once. Who may not edit sees the table only. */
export function TeamEditor({ projectId, team, onSaved, onAdded, access }: TeamEditorProps) {
  const members = currentMembers(team.results);
  // undefined: closed; null: somebody new
  const [edited, setEdited] = useState<TeamMember | null>();
  const [leaving, setLeaving] = useState<TeamMember>();
  const canEdit = team.abilities['edit'];
  const { send, submit, isBusy, failure, clear } = useWrite('POST /research-team/', {
    invalidates: ['research-team', 'request'],
    renameField: withoutPlace,
    onDone: onSaved,
  });

  const saveMember = async (member: MemberBody) => {
    const people = members.map((each) => (each.id === edited?.id ? member : memberBody(each)));
    const whole = edited ? people : [...people, member];
    await submit({ body: { project_id: projectId, team: whole } }, { done: `${memberName(member)} saved` });
    if (!edited) onAdded?.(member.email);
  };
  const remove = async (member: TeamMember) => {
    const rest = members.filter((each) => each.id !== member.id).map(memberBody);
    const isGone = await send(
      { body: { project_id: projectId, team: rest } },
      { done: `${memberName(member)} removed` },
    );
    if (isGone) setLeaving(undefined);
  };

  const actions = (member: TeamMember) => (
    <HStack gap="2" wrap="wrap">
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        aria-label={fill(words.edit.buttonNamed, { member: memberName(member) })}
        onClick={() => setEdited(member)}
      >
        <EditIcon />
        {words.edit.button}
      </Button>
      {member.user_role === 'Primary Researcher' ? null : (
        <Button
          size="xs"
          variant="ghost"
          colorPalette="red"
          aria-label={fill(words.remove.buttonNamed, { member: memberName(member) })}
          onClick={() => setLeaving(member)}
        >
          <TrashIcon />
          {words.remove.button}
        </Button>
      )}
    </HStack>
  );

  return (
    <>
      <TeamTable
        members={members}
        describe={memberTodos}
        access={access}
        actions={canEdit ? actions : undefined}
      />
      {canEdit ? (
        <Flex mt="4">
          <Button variant="outline" onClick={() => setEdited(null)}>
            <AddIcon />
            {words.add.button}
          </Button>
        </Flex>
      ) : null}
      {edited === undefined ? null : (
        <Suspense fallback={null}>
          <MemberDialog
            member={edited}
            taken={members.filter((each) => each.id !== edited?.id).map((each) => each.email.toLowerCase())}
            onSave={saveMember}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        isDestructive
        isBusy={isBusy}
        title={leaving ? fill(words.remove.title, { leaving: memberName(leaving) }) : ''}
        consequence={words.remove.consequence}
        confirmLabel={
          leaving ? fill(words.remove.confirm, { leaving: memberName(leaving) }) : words.remove.button
        }
        error={failure}
        onConfirm={() => {
          if (leaving) void remove(leaving);
        }}
        onCancel={() => {
          setLeaving(undefined);
          clear();
        }}
      />
    </>
  );
}

/** `team.2.email` is the email of the person in the dialog: only that one was changed. */
const withoutPlace = (path: string) => path.replace(/^team\.\d+\./, '');
