import type { SessionCondition } from '@portal/contract/remotes';
import type { SessionUser } from '@portal/shared-ui/session';

/** Session facts that menus and panels may require besides the role. */
export type Conditions = Pick<SessionUser, SessionCondition>;

/** Whether the person meets the entry's condition, if it has one. */
export const meetsCondition = (
  { onlyIf }: { readonly onlyIf?: SessionCondition | undefined },
  person: Conditions | null,
): boolean => onlyIf === undefined || person?.[onlyIf] === true;
