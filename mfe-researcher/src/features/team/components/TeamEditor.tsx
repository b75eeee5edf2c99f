import type { TeamMember } from '@portal/contract';
import { AddIcon, Button, EditIcon, Flex, HStack, Text, TrashIcon, fill, lazyPart } from '@portal/shared-ui';
import { useUndo, useWrite } from '@portal/shared-ui/write';
import { Suspense, useState, type ReactNode } from 'react';
import { useMemberTodos } from '../model/member-warnings.ts';
import { memberBody, type MemberBody } from '../model/member-body.ts';
import type { Team } from '../api/use-team.ts';
import { currentMembers, memberName, TeamTable } from '@portal/shared-ui/team';
import { team as words } from '#texts/team';

// the form code loads only for users who edit
const MemberDialog = lazyPart(async () => ({
  default: (await import('../forms/MemberDialog.tsx')).MemberDialog,
}));

const PasteMembersDialog = lazyPart(async () => ({
  default: (await import('../forms/PasteMembersDialog.tsx')).PasteMembersDialog,
}));

const TEAM_READS = ['research-team', 'request', 'history'];

interface TeamEditorProps {
  projectId: number;
  team: Team;
  onSaved: () => Promise<void>;
  /** Called with the email address of a new member. */
  onAdded?: (email: string) => void;
  access?: (member: TeamMember) => ReactNode;
}

/** The team as a table; every change is saved immediately. Users who may not edit see only the table. */
export function TeamEditor({ projectId, team, onSaved, onAdded, access }: TeamEditorProps) {
  const describe = useMemberTodos();
  const members = currentMembers(team.results);
  // The ids shown on this page; the server leaves members added by others unchanged.
  const known = members.map(({ id }) => id);
  // undefined: closed; null: adding a member
  const [edited, setEdited] = useState<TeamMember | null>();
  const [isPasting, setPasting] = useState(false);
  const canEdit = team.abilities['edit'];
  const undo = useUndo('POST /research-team/undo/', { invalidates: TEAM_READS, readAgain: onSaved });
  const { send, submit, isBusy, failure } = useWrite('POST /research-team/', {
    invalidates: TEAM_READS,
    renameField: withoutPlace,
    onDone: onSaved,
  });

  const saveMember = async (member: MemberBody) => {
    const people = members.map((each) => (each.id === edited?.id ? member : memberBody(each)));
    const whole = edited ? people : [...people, member];
    await submit(
      { body: { project_id: projectId, team: whole, known } },
      { done: fill(words.saved, { name: memberName(member) }) },
    );
    if (!edited) onAdded?.(member.email);
  };
  const addPasted = async (added: readonly MemberBody[]) => {
    const whole = [...members.map(memberBody), ...added];
    const isSaved = await send(
      { body: { project_id: projectId, team: whole, known } },
      { done: fill(words.paste.added, { count: added.length }) },
    );
    if (isSaved) setPasting(false);
  };
  const remove = async (member: TeamMember) => {
    const rest = members.filter((each) => each.id !== member.id).map(memberBody);
    const name = memberName(member);
    await send(
      { body: { project_id: projectId, team: rest, known } },
      {
        done: {
          title: fill(words.remove.done, { name }),
          description: words.remove.hint,
          undo: undo(
            { body: { project_id: projectId, member: member.id } },
            fill(words.remove.undone, { name }),
          ),
        },
      },
    );
  };

  // a team keeps its Primary Researcher; one who was added by mistake can go
  const isLastPrimary = ({ user_role: role }: TeamMember) =>
    role === 'Primary Researcher' && members.filter((each) => each.user_role === role).length === 1;
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
      {isLastPrimary(member) ? null : (
        <Button
          size="xs"
          variant="ghost"
          colorPalette="red"
          aria-label={fill(words.remove.buttonNamed, { member: memberName(member) })}
          disabled={isBusy}
          onClick={() => void remove(member)}
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
        describe={describe}
        access={access}
        actions={canEdit ? actions : undefined}
      />
      {canEdit ? (
        <Flex mt="4" gap="3" wrap="wrap">
          <Button variant="outline" onClick={() => setEdited(null)}>
            <AddIcon />
            {words.add.button}
          </Button>
          <Button variant="ghost" colorPalette="gray" onClick={() => setPasting(true)}>
            {words.paste.button}
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
      {isPasting ? (
        <Suspense fallback={null}>
          <PasteMembersDialog
            taken={members.map((each) => each.email.toLowerCase())}
            isBusy={isBusy}
            failure={failure}
            onAdd={(added) => void addPasted(added)}
            onClose={() => setPasting(false)}
          />
        </Suspense>
      ) : null}
      {failure && edited === undefined && !isPasting ? (
        <Text role="alert" color="fg.error" mt="3">
          {failure}
        </Text>
      ) : null}
    </>
  );
}

/** Strips the row: the only changed member is the one in the dialog, so `team.2.email` is the dialog's `email`. */
const withoutPlace = (path: string) => path.replace(/^team\.\d+\./, '');
