import type { Request, TeamMember } from '@portal/contract';
import { fill } from '../../design/layout/fill.ts';
import { CheckRow } from '../../design/layout/CheckRow.tsx';
import { Phrase } from '../../design/layout/Phrase.tsx';
import { VisuallyHidden } from '@chakra-ui/react';
import { useWrite } from '../write/index.ts';
import { team as words } from '#texts/team';
import { memberName } from './member-words.ts';

interface Props {
  request: Request;
  /** The request as the page shows it: its version goes along, so that no one's choice is overwritten. */
  page: { readonly etag: string | null; readonly reload: () => Promise<unknown> };
  member: TeamMember;
}

/** People who may be chosen: they have an account, are on the team, and are no students (spec 2 section 5). */
const mayBeChosen = (member: TeamMember): boolean =>
  member.user_id !== null && member.removal_date === null && member.user_role !== 'Student';

const chosenPeople = ({ access_control_list: list = [] }: Request): number[] =>
  list.filter((entry) => !entry.removal_date).map((entry) => entry.user_id);

/** Whether the reader chooses who has access by this request, and may choose this member; the owner always has it. */
export const isChoosable = (request: Request, member: TeamMember): boolean =>
  (request.abilities['edit_team'] ?? false) && mayBeChosen(member) && member.user_id !== request.owner.id;

/** A box for one member, saved immediately: access that was given begins and ends with it. */
export function AccessChoice({ request, page, member }: Props) {
  const name = memberName(member);
  const chosen = chosenPeople(request);
  const id = member.user_id ?? 0;
  const isOn = chosen.includes(id);
  const { send } = useWrite('PATCH /request/{id}/', {
    read: page,
    invalidates: ['research-team', 'datasetaccess', 'history'],
    done: fill(isOn ? words.accessEnded : words.accessAdded, { name }),
    failureTitle: true,
  });
  const toggle = (isWanted: boolean) => {
    const people = isWanted ? [...chosen, id] : chosen.filter((each) => each !== id);
    const body = { access_control_list: people.map((user_id) => ({ user_id })) };
    void send({ params: { id: request.id }, body });
  };
  return (
    <CheckRow isChecked={isOn} onChange={toggle}>
      <Phrase text={words.accessBox} values={{ hiddenName: <VisuallyHidden> ({name})</VisuallyHidden> }} />
    </CheckRow>
  );
}
