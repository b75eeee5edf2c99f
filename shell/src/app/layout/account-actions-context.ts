import { createContext, use } from 'react';
import type { Role } from '@portal/contract/roles';

export interface AccountActionsState {
  /** The role being saved; null if none. */
  savingRole: Role | null;
  isLeaving: boolean;
  chooseRole: (role: Role) => Promise<void>;
  logOut: () => Promise<void>;
}

export const AccountActionsContext = createContext<AccountActionsState | null>(null);

/** @throws outside of `AccountActions` */
export function useAccountActions(): AccountActionsState {
  const state = use(AccountActionsContext);
  if (!state) throw new Error('AccountActions is missing around this menu');
  return state;
}
