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
  /** The request as loaded by the page. Its ETag is sent with the write, so that no one's choice is overwritten. */
  page: { readonly etag: string | null; readonly reload: () => Promise<unknown> };
  member: TeamMember;
}

/** Members who can be selected: they have an account, are on the team, and are not students (spec 2 section 5). */
const mayBeChosen = (member: TeamMember): boolean =>
  member.user_id !== null && member.removal_date === null && member.user_role !== 'Student';

const chosenPeople = ({ access_control_list: list = [] }: Request): number[] =>
  list.filter((entry) => !entry.removal_date).map((entry) => entry.user_id);

/**
 * Whether the user decides who has access through this request, and may select this member. The owner always has
 * access.
 */
export const isChoosable = (request: Request, member: TeamMember): boolean =>
  (request.abilities['edit_team'] ?? false) && mayBeChosen(member) && member.user_id !== request.owner.id;

/**
 * A checkbox for one member, saved immediately. If the request already gives access, the member's access starts or ends
 * with it.
 */
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
