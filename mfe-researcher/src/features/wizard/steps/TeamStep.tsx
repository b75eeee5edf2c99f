import type { TeamMember } from '@portal/contract';
import { CheckRow, Stack, Text, VisuallyHidden, fill, Phrase } from '@portal/shared-ui';
import { ReadGate } from '@portal/shared-ui/errors';
import { fieldId } from '@portal/shared-ui/form';
import { useEffect, useMemo, useRef, useState } from 'react';
import { memberName } from '@portal/shared-ui/team';
import { mayHaveAccess } from '../../team/model/member-warnings.ts';
import { useTeam } from '../../team/api/use-team.ts';
import { TeamEditor } from '../../team/components/TeamEditor.tsx';
import { FieldError } from './FieldError.tsx';
import type { StepProps } from './step-props.ts';
import { wizard as words } from '#texts/wizard';

/** Why a person cannot be given access, and what would change that. */
function noAccessReason(member: TeamMember): string {
  return member.user_role === 'Student'
    ? words.team.studentNote
    : fill(words.team.accountNote, { firstName: member.first_name });
}

/** Step 4: the team, and which members get access. */
export function TeamStep({ request, values, change, findError }: StepProps) {
  const read = useTeam(values.project, request.type);
  const chosen = new Set(values.access_control_list);
  const [isTouched, setTouched] = useState(false);
  const eligible = useMemo(
    () =>
      (read.data?.results ?? [])
        .flatMap((member) => (mayHaveAccess(member) && member.user_id !== null ? [member.user_id] : []))
        .sort((one, other) => one - other),
    [read.data],
  );
  // an object, because the same address can be removed and added again
  const [added, setAdded] = useState<{ email: string }>();
  const ticked = useRef<{ email: string }>(undefined);
  const addedMember = read.data?.results.find(
    (member) => member.removal_date === null && member.email.toLowerCase() === added?.email.toLowerCase(),
  );
  useEffect(() => {
    if (!addedMember || ticked.current === added) return;
    ticked.current = added;
    const { user_id: userId } = addedMember;
    // gives access to a newly added member, who was probably added to work with the data
    if (userId !== null && mayHaveAccess(addedMember) && !values.access_control_list.includes(userId))
      change({
        access_control_list: [...values.access_control_list, userId].sort((one, other) => one - other),
      });
  }, [added, addedMember, values.access_control_list, change]);
  const isUnset = values.access_control_list.length === 0 && !isTouched;
  useEffect(() => {
    // selects all eligible members by default: most requests are for the whole team
    if (isUnset && eligible.length > 0) change({ access_control_list: eligible });
  }, [isUnset, eligible, change]);
  const toggle = (userId: number, isOn: boolean) => {
    setTouched(true);
    const people = isOn ? [...chosen, userId] : [...chosen].filter((each) => each !== userId);
    change({ access_control_list: people.sort((one, other) => one - other) });
  };
  const access = (member: TeamMember) => <AccessChoice member={member} chosen={chosen} onToggle={toggle} />;
  return (
    <Stack gap="5" id={fieldId('access_control_list')}>
      <Text color="fg.muted" maxW="prose">
        {words.team.intro}
      </Text>
      <FieldError message={findError('access_control_list')} />
      <ReadGate isPart read={read} failure={words.team.loadFailed}>
        {(team) => (
          <TeamEditor
            projectId={values.project}
            team={team}
            onSaved={read.reload}
            onAdded={(email) => setAdded({ email })}
            access={access}
          />
        )}
      </ReadGate>
    </Stack>
  );
}

interface AccessChoiceProps {
  member: TeamMember;
  chosen: ReadonlySet<number>;
  onToggle: (userId: number, isOn: boolean) => void;
}

function AccessChoice({ member, chosen, onToggle }: AccessChoiceProps) {
  const { user_id: userId } = member;
  if (userId === null || !mayHaveAccess(member))
    return (
      <Text textStyle="sm" color="fg.muted">
        {noAccessReason(member)}
      </Text>
    );
  return (
    <CheckRow isChecked={chosen.has(userId)} onChange={(isOn) => onToggle(userId, isOn)}>
      <Phrase
        text={words.team.accessBox}
        values={{ hiddenName: <VisuallyHidden> ({memberName(member)})</VisuallyHidden> }}
      />
    </CheckRow>
  );
}
