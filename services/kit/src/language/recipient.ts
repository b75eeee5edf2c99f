/** The person who is written to reads it in their own language, no matter who caused it. */
import { SOURCE_LANGUAGE, type Language } from '@portal/contract/language';
import { z } from 'zod';
import { sql, type Reads } from '../database/index.ts';
import { inLanguage, offeredChoice, offeredNow } from './context.ts';

const Chosen = z.object({ account_id: z.int(), email: z.string(), language: z.string() });
type Chosen = z.output<typeof Chosen>;

/** English for who chose none, has no account, or chose what is no longer offered. */
const getLanguage = (chosen: Pick<Chosen, 'language'> | undefined): Language =>
  offeredChoice(chosen?.language, offeredNow()) ?? SOURCE_LANGUAGE;

/** Writes a mail in the language that its recipient chose. */
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

/** Recipients of the same words, each language once, in the order of the first who has it. */
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
