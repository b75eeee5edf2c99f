/**
 * SQL for the requests that a mail refers to, and whether its reader may see them (decision 447). Over `t`
 * (core.email).
 */
import type { RequestType } from '@portal/contract';
import { conflictedSql, isOfTypeSql, ownedSql } from '../../rules/involvement.sql.ts';

const requestSql = (alias: string): string =>
  `case when ${alias}.object_id ~ '^[0-9]{1,9}$' then ${alias}.object_id::int end`;

/** The objects of the mail, and the requests that a mail about a person or an agreement refers to. */
const REQUESTS = `(select ${requestSql('t')} as id where t.model_name = 'request'
  union all select ${requestSql('further')} from core.email_further_object further
    where t.model_name = 'request' and further.email_id = t.id
  union all select named.request_id from core.email_request named where named.email_id = t.id)`;

export const aboutNoRequest = `not exists (select from ${REQUESTS} named)`;

/** True when the mail has requests and all of them are of these types. */
export const isAboutTypes = (types: readonly RequestType[]): string =>
  `exists (select from ${REQUESTS} named) and not exists (
    select from ${REQUESTS} named where not ${isOfTypeSql('named.id', types)})`;

/**
 * True when the mail refers to none of the requests that the statement `hidden` selects. The array is computed once per
 * statement.
 */
const aboutNone = (hidden: string): string => `not (t.id = any(array(
  with hidden as materialized (${hidden})
  select mail.id from core.email mail where mail.model_name = 'request'
    and mail.object_id = any(array(select hidden.request_id::text from hidden))
  union all select further.email_id from core.email_further_object further
    join core.email mail on mail.id = further.email_id and mail.model_name = 'request'
    where further.object_id = any(array(select hidden.request_id::text from hidden))
  union all select named.email_id from core.email_request named
    where named.request_id = any(array(select hidden.request_id from hidden)))))`;

export const aboutNoOwnRequest = aboutNone(ownedSql);
export const aboutNoConflict = aboutNone(conflictedSql);
