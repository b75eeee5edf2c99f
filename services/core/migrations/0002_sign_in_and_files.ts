import type { Knex } from 'knex';

/** What sign-in, the scanner and the version line need beside the first tables. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
-- A password carried over from an older system is right once more, to prove who asks for a new one.
alter table core.account add column password_must_change boolean not null default false;

-- A file found bad after the scanner came back: its bytes are gone, its row tells why.
alter table core.file drop constraint file_scan_check;
alter table core.file add constraint file_scan_check check (scan in ('clean', 'quarantined', 'infected'));
create index file_quarantined on core.file (created) where scan = 'quarantined';

create unique index meta_data_version on core.meta_data (version);
create index used_nonce_expiry on core.used_nonce (expires_at);
create index login_attempt_expiry on core.login_attempt (expire);
`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
drop index core.login_attempt_expiry;
drop index core.used_nonce_expiry;
drop index core.meta_data_version;
drop index core.file_quarantined;
update core.file set scan = 'quarantined' where scan = 'infected';
alter table core.file drop constraint file_scan_check;
alter table core.file add constraint file_scan_check check (scan in ('clean', 'quarantined'));
alter table core.account drop column password_must_change;
`);
}
