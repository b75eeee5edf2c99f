/** Which requests a mail names, and whether its reader may know of them (decision 447). Over `t` (core.email). */
import type { RequestType } from '@portal/contract';
import { conflictedSql, isOfTypeSql, ownedSql } from '../../rules/involvement.sql.ts';

const requestSql = (alias: string): string =>
  `case when ${alias}.object_id ~ '^[0-9]{1,9}$' then ${alias}.object_id::int end`;

/** Its objects, and those that a mail to a person or about an agreement names. */
const REQUESTS = `(select ${requestSql('t')} as id where t.model_name = 'request'
  union all select ${requestSql('further')} from core.email_further_object further
    where t.model_name = 'request' and further.email_id = t.id
  union all select named.request_id from core.email_request named where named.email_id = t.id)`;

export const aboutNoRequest = `not exists (select from ${REQUESTS} named)`;

/** All of its requests are of these types. */
export const isAboutTypes = (types: readonly RequestType[]): string =>
  `exists (select from ${REQUESTS} named) and not exists (
    select from ${REQUESTS} named where not ${isOfTypeSql('named.id', types)})`;

/** It names none of the requests that the statement `hidden` finds. An array is fetched once for the statement. */
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
