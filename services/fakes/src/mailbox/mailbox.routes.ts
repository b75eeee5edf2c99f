import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { MailFilter } from './mail.ts';
import type { MailStore } from './mail-store.ts';
import { readAttachment } from './parse-mail.ts';
import { bodyPage, listPage, messagePage, missingPage } from './mailbox.pages.ts';

/** A response before it is sent over HTTP. */
export interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  policy?: string;
  headers?: Readonly<Record<string, string>>;
}

const PAGE_SIZE = 100;
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may contain its own styles and pictures, but must not run scripts or load anything. */
const BODY_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; base-uri 'self'; frame-ancestors 'self'";

const styles = fs.readFileSync(path.join(import.meta.dirname, 'mailbox.css'), 'utf8');

const query = z.object({
  to: z.string().max(254).optional(),
  subject: z.string().max(998).optional(),
  since: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(PAGE_SIZE),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Answers everything under `/mailbox`; undefined if there is no such page. */
export async function answerMailbox(store: MailStore, url: URL): Promise<Answer | undefined> {
  const [, root, first, second, third, ...rest] = url.pathname.replace(/\/$/, '').split('/');
  if (root !== 'mailbox' || rest.length > 0) return undefined;
  if (first !== undefined && second === 'attachments' && third !== undefined)
    return attachment(store, first, third);
  if (third !== undefined) return undefined;
  if (first === undefined) return list(store, url);
  if (first === 'mailbox.css') return { status: 200, type: 'text/css; charset=utf-8', body: styles };
  if (first === 'messages') return second === undefined ? messages(store, url) : message(store, second);
  if (second === undefined || second === 'body') return view(store, first, second === 'body');
  return undefined;
}

function list(store: MailStore, url: URL): Answer {
  const to = url.searchParams.get('to')?.trim() ?? '';
  const offset = Math.max(0, Number.parseInt(url.searchParams.get('offset') ?? '0', 10) || 0);
  const found = store.list(to === '' ? {} : { to });
  const next = offset + PAGE_SIZE;
  const older =
    found.length > next ? `/mailbox?${new URLSearchParams({ to, offset: String(next) })}` : undefined;
  return page(200, listPage(found.slice(offset, next), found.length, to, older));
}

async function view(store: MailStore, id: string, body: boolean): Promise<Answer> {
  const mail = await store.read(id);
  if (mail === undefined) return page(404, missingPage());
  return body ? { ...page(200, bodyPage(mail)), policy: BODY_POLICY } : page(200, messagePage(mail));
}

async function messages(store: MailStore, url: URL): Promise<Answer> {
  const parsed = query.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) return json(400, z.flattenError(parsed.error).fieldErrors);
  const { limit, offset, ...filter } = parsed.data;
  const found = store.list(filter satisfies MailFilter);
  const results = await Promise.all(found.slice(offset, offset + limit).map(({ id }) => store.read(id)));
  return json(200, { count: found.length, results });
}

async function message(store: MailStore, id: string): Promise<Answer> {
  const mail = await store.read(id);
  return mail === undefined ? json(404, { detail: 'Not found.', code: 'NOT_FOUND' }) : json(200, mail);
}

/** Attachments are always downloaded, never opened in the page, because their content is untrusted. */
async function attachment(store: MailStore, id: string, place: string): Promise<Answer | undefined> {
  const raw = /^\d{1,3}$/.test(place) ? await store.readRaw(id) : undefined;
  const found = raw && (await readAttachment(raw, Number(place)));
  if (!found) return undefined;
  const name = encodeURIComponent(found.filename || 'attachment');
  return {
    status: 200,
    type: 'application/octet-stream',
    body: found.content,
    headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${name}` },
  };
}

function page(status: number, body: string): Answer {
  return { status, type: 'text/html; charset=utf-8', body, policy: PAGE_POLICY };
}

function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}
