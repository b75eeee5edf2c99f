/** Recipients get texts in their own language, not in that of the person who caused the message. */
import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { z } from 'zod';
import { sql, type Reads } from '../database/index.ts';
import { inLanguage, offeredChoice, readOfferedLanguages } from './context.ts';

const Chosen = z.object({ account_id: z.int(), email: z.string(), language: z.string() });
type Chosen = z.output<typeof Chosen>;

/** English for a person without a choice or an account, or whose choice is no longer offered. */
const getLanguage = (chosen: Pick<Chosen, 'language'> | undefined): Language =>
  offeredChoice(chosen?.language, readOfferedLanguages()) ?? SOURCE_LANGUAGE;

export async function writeInLanguageFor<T>(
  reads: Reads,
  email: string,
  write: () => T,
): Promise<Awaited<T>> {
  const row = await reads.row(
    Chosen,
    sql`select account_id, email::text as email, language from core_api.account_language where email = ${email}::citext`,
  );
  return await inLanguage(getLanguage(row), write);
}

/** The languages of the people with these addresses, each once; English for an address without an account. */
export async function readLanguages(reads: Reads, emails: readonly string[]): Promise<Language[]> {
  const rows = await reads.rows(
    Chosen,
    sql`select account_id, email::text as email, language from core_api.account_language
      where email = any(${emails}::text[]::citext[])`,
  );
  const chosen = new Map(rows.map((row) => [row.email.toLowerCase(), row]));
  return [...new Set(emails.map((email) => getLanguage(chosen.get(email.toLowerCase()))))];
}

/** Groups recipients of the same text by language, in the order of the first recipient with it. */
export async function groupByLanguage<P extends { readonly id: number }>(
  reads: Reads,
  people: readonly P[],
): Promise<ReadonlyMap<Language, readonly P[]>> {
  const rows = await reads.rows(
    Chosen,
    sql`select account_id, email::text as email, language from core_api.account_language
      where account_id = any(${people.map(({ id }) => id)}::int[])`,
  );
  const chosen = new Map(rows.map((row) => [row.account_id, row]));
  const groups = new Map<Language, P[]>();
  for (const person of people) {
    const language = getLanguage(chosen.get(person.id));
    groups.set(language, [...(groups.get(language) ?? []), person]);
  }
  return groups;
}
