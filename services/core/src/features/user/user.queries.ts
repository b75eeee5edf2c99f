import { notFound, type Reads } from '@portal/kit';
import { AccountModel } from '../../models/index.ts';

/** @throws NOT_FOUND */
export async function readAccount(reads: Reads, userId: number): Promise<AccountModel> {
  const account = await reads.read(AccountModel).findById(userId);
  if (!account) throw notFound();
  return account;
}
