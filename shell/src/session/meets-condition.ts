import type { SessionCondition } from '@portal/contract/remotes';
import type { SessionUser } from '@portal/shared-ui/session';

/** What menus and panels ask of the person beside the role. */
export type Conditions = Pick<SessionUser, SessionCondition>;

/** Whether an entry that may depend on more than the role is for this person. */
export const meetsCondition = (
  { onlyIf }: { readonly onlyIf?: SessionCondition | undefined },
  person: Conditions | null,
): boolean => onlyIf === undefined || person?.[onlyIf] === true;
