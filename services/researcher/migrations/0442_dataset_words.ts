import type { Knex } from 'knex';

/**
 * Search of the catalogue: the words of each dataset, and the words of the public catalogue for what was misspelt.
 * Words are split by PostgreSQL on both sides, so that what was typed meets what was written.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
create table researcher.dataset_words (
  dataset_id uuid primary key references researcher.dataset on delete cascade,
  words tsvector not null,
  -- What was read elsewhere, whose owner does not tell of changes.
  cohort text not null,
  dictionary_id uuid
);
create index dataset_words_words on researcher.dataset_words using gin (words) with (fastupdate = off);

-- Of datasets that everybody sees alone: what it corrects and what it leaves tells nothing of the others.
create table researcher.catalogue_word (word varchar(40) collate "C" primary key);
-- Datasets whose words are not yet among these. Apart from the words, whose index would be written again with each mark.
create table researcher.unlearned_dataset (
  dataset_id uuid primary key references researcher.dataset on delete cascade
);
create index catalogue_word_trigram on researcher.catalogue_word using gin (word gin_trgm_ops) with (fastupdate = off);

create function researcher.split_words(given text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct left(word, 40)), '{}')
  from regexp_split_to_table(lower(given), '[^[:alnum:]]+') word where length(word) > 1
$$;

create function researcher.write_dataset_words(which uuid) returns void language sql as $$
  insert into researcher.dataset_words as held (dataset_id, words, cohort, dictionary_id)
  select t.id, array_to_tsvector(researcher.split_words(concat_ws(' ', t.dataset_id, t.name,
      regexp_replace(t.description, '<[^>]*>|&[#a-z0-9]+;', ' ', 'gi'), t.accession_id, cohort.display_name,
      array_to_string(dictionary.words, ' ')))),
    cohort.display_name, dictionary.file_id
  from researcher.dataset t join core_api.cohort cohort on cohort.id = t.cohort_id
  left join lateral (select read.file_id, read.words from researcher.dataset_file file
    join core_api.file_words read on read.file_id = file.file_id
    where file.dataset_id = t.id and file.kind = 'dictionary') dictionary on true
  where t.id = which
  on conflict (dataset_id) do update
    set words = excluded.words, cohort = excluded.cohort, dictionary_id = excluded.dictionary_id;
  insert into researcher.unlearned_dataset (dataset_id)
  select id from researcher.dataset where id = which on conflict do nothing
$$;

create function researcher.keep_dataset_words() returns trigger language plpgsql as $$
begin
  perform researcher.write_dataset_words(new.id);
  return null;
end $$;
create trigger dataset_words_of_dataset after insert or update of dataset_id, name, description, accession_id, cohort_id,
  active, limited, parent on researcher.dataset for each row execute function researcher.keep_dataset_words();

create function researcher.keep_dictionary_words() returns trigger language plpgsql as $$
begin
  perform researcher.write_dataset_words(coalesce(new.dataset_id, old.dataset_id));
  return null;
end $$;
create trigger dataset_words_of_file after insert or update or delete on researcher.dataset_file
  for each row execute function researcher.keep_dictionary_words();

-- What was typed, as a question to the words: each by its beginning, or, where none begins so, by those that are near.
create function researcher.ask_words(typed text) returns tsquery language plpgsql stable as $$
declare
  asked text;
  near text;
  part tsquery;
  whole tsquery;
begin
  foreach asked in array (researcher.split_words(left(typed, 200)))[1:12] loop
    part := (asked || ':*')::tsquery;
    -- A number or a code is right or wrong.
    if length(asked) > 3 and asked !~ '[0-9]'
      and not exists (select from researcher.catalogue_word known where known.word like asked || '%') then
      select string_agg(found.word, ' | ') into near from (
        select alike.word, alike.score, max(alike.score) over () as top from (
          select known.word, similarity(known.word, asked) as score
          from researcher.catalogue_word known where known.word % asked
          union
          -- Two letters that changed places leave little of a short word.
          select known.word, 0.6 from researcher.catalogue_word known where known.word = any (array(
            select overlay(asked placing substr(asked, place + 1, 1) || substr(asked, place, 1) from place for 2)
            from generate_series(1, length(asked) - 1) place))) alike
        where alike.score >= case when length(asked) < 8 then 0.35 else 0.4 end
        order by alike.score desc, alike.word limit 8) found
      where found.score >= 0.75 * found.top;
      if near is not null then part := part || near::tsquery; end if;
    end if;
    whole := case when whole is null then part else whole && part end;
  end loop;
  return whole;
end $$;

select researcher.write_dataset_words(id) from researcher.dataset;
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop trigger if exists dataset_words_of_file on researcher.dataset_file;
drop trigger if exists dataset_words_of_dataset on researcher.dataset;
drop function if exists researcher.keep_dictionary_words, researcher.keep_dataset_words, researcher.write_dataset_words,
  researcher.ask_words, researcher.split_words;
drop table if exists researcher.unlearned_dataset, researcher.catalogue_word, researcher.dataset_words;
`);
}
