/**
 * Search words of the catalogue that triggers do not update: words of dictionaries and cohorts that changed, and the
 * word list that misspelled queries are compared with. Several instances may run these jobs in parallel.
 */
import { sql, transact, trustedSql, type BackgroundJob, type Database } from '@portal/kit';
import { z } from 'zod';

const Changed = z.object({ dataset_id: z.uuid() });
const BATCH = 200;
const IS_PUBLIC = trustedSql('t.active and t.parent is null and not t.limited');

export const wordJobs = (database: Database): BackgroundJob[] => [
  {
    name: 'words of datasets',
    seconds: 30,
    run: async () => {
      await readWordsAgain(database);
      await learnWords(database);
    },
  },
  { name: 'forgotten words', seconds: 86_400, run: () => deleteUnusedCatalogueWords(database) },
];

/**
 * Rebuilds the words of datasets whose dictionary was parsed, or whose cohort was renamed, since the words were
 * written.
 */
export async function readWordsAgain(database: Database): Promise<void> {
  await transact(database, { actorId: null }, (work) =>
    work.run(sql`select researcher.write_dataset_words(held.dataset_id) from researcher.dataset_words held
      join researcher.dataset t on t.id = held.dataset_id
      join core_api.cohort cohort on cohort.id = t.cohort_id
      left join (researcher.dataset_file file join core_api.file_words read on read.file_id = file.file_id)
        on file.dataset_id = t.id and file.kind = 'dictionary'
      where held.cohort <> cohort.display_name or held.dictionary_id is distinct from file.file_id`),
  );
}

/** Adds words of new datasets in the public catalogue to the word list. */
export async function learnWords(database: Database): Promise<void> {
  let found: number;
  do
    found = await transact(database, { actorId: null }, async (work) => {
      const changed = await work.rows(
        Changed,
        sql`delete from researcher.unlearned_dataset where dataset_id in (
          select dataset_id from researcher.unlearned_dataset limit ${BATCH} for update skip locked)
          returning dataset_id`,
      );
      const ids = changed.map(({ dataset_id: id }) => id);
      // Inserted in sorted order, so that parallel inserts of the same words cannot deadlock.
      await work.run(sql`insert into researcher.catalogue_word (word)
        select distinct lexeme from researcher.dataset_words held join researcher.dataset t on t.id = held.dataset_id
        cross join unnest(tsvector_to_array(held.words)) lexeme
        where held.dataset_id = any(${ids}::uuid[]) and ${IS_PUBLIC} and length(lexeme) > 2 and lexeme !~ '^[0-9]'
        order by lexeme on conflict do nothing`);
      return changed.length;
    });
  while (found === BATCH);
}

/** Removes words that no dataset of the public catalogue contains any more. */
export async function deleteUnusedCatalogueWords(database: Database): Promise<void> {
  await transact(database, { actorId: null }, (work) =>
    work.run(sql`delete from researcher.catalogue_word where word not in (
      select held.word from ts_stat('select held.words from researcher.dataset_words held
        join researcher.dataset t on t.id = held.dataset_id where ${IS_PUBLIC}') held)`),
  );
}
