import type { Knex } from 'knex';

const FILE = `create or replace view core_api.file as
  select f.id, f.name, f.type, f.creator_id, f.institution_id, f.scan, f.sha256, f.media_type, f.created`;

/** Services that send files with a mail add up how large they are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`${FILE}, f.size from core.file f`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop view core_api.file; ${FILE} from core.file f`);
}
