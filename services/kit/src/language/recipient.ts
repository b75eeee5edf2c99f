/** Whoever is written to reads it in their own language, whoever caused it. */
import { isLanguage, SOURCE_LANGUAGE } from '@portal/contract/language';
import { z } from 'zod';
import { sql, type Reads } from '../database/index.ts';
import { inLanguage } from './context.ts';

const Row = z.object({ language: z.string() });

/** Writes a mail in the language that its recipient chose; English for who chose none or has no account. */
export async function inLanguageOf<T>(reads: Reads, email: string, write: () => T): Promise<Awaited<T>> {
  const row = await reads.row(
    Row,
    sql`select language from core_api.account_language where email = ${email}::citext`,
  );
  return await inLanguage(row && isLanguage(row.language) ? row.language : SOURCE_LANGUAGE, write);
}
