import type { Readable } from 'node:stream';
import {
  actsAs,
  answerList,
  AppError,
  forbidden,
  handler,
  notFound,
  notSignedIn,
  readOne,
  sql,
  trustedSql,
  wrongState,
  type Actor,
  type Call,
  type Handler,
  type ListQuery,
  type Reads,
} from '@portal/kit';
import { ENDED_LETTER_READERS, MESSAGES, PortalFile } from '@portal/contract';
import { z } from 'zod';
import { fileRefusals } from '../../texts/en/file-refusals.ts';
import type { ByteRange, FileStore } from '../../clients/file-store/index.ts';
import { isEndedLetterSql } from '../../rules/involvement.sql.ts';
import { FileModel } from '../../models/index.ts';
import { base64Answer } from './base64-answer.ts';
import { attachmentHeader } from './file-name.ts';
import { fileResource } from './file.resource.ts';
import { describeContent, readRange } from './send-content.ts';
import type { SignedLinks } from './signed-link.ts';
import { uploadFile, type UploadParts } from './file.commands.ts';
import { piecesRoutes } from './pieces/index.ts';
import { zipRoutes } from './zip.routes.ts';

export interface FileParts extends UploadParts {
  readonly links: SignedLinks;
}

/** The row of a clean file; other files are not served. */
const readStored = async (reads: Reads, id: string): Promise<FileModel | undefined> =>
  reads.read(FileModel).matching({ id, scan: 'clean' }).first();

/** Answers a lost file or a store that is down with a clean error; the cause is in the log for the operators. */
function refuseUnreadable(cause: unknown): never {
  throw new AppError('WRONG_STATE', fileRefusals.download.unreadable, { cause });
}

const openContent = (store: FileStore, key: string, range?: ByteRange): Promise<Readable> =>
  store.read(key, range).catch(refuseUnreadable);

/** Long enough for a browser to follow the redirect, and short because anyone who has the store's link can use it. */
const STORE_LINK_SECONDS = 60;

/** An ended IRB letter is no longer valid, so only staff may read it (spec 2 section 4). */
async function refuseEnded(reads: Reads, actor: Actor, id: string): Promise<void> {
  if (actor.kind === 'service' || actsAs(actor, ...ENDED_LETTER_READERS)) return;
  const letter = await reads.row(
    z.object({ has_ended: z.boolean() }),
    sql`select ${trustedSql(isEndedLetterSql('asked.id'))} as has_ended from (select ${id}::uuid as id) asked`,
  );
  if (letter?.has_ended) throw forbidden(MESSAGES.irbExpired);
}

/** A visitor who must not see the file may have a session that just ended, so they are asked to sign in. */
async function readSeen(call: Call<'GET /file/{id}/'>, id: string) {
  const visitor = call.actor.kind === 'anonymous';
  try {
    return await readOne(call.database, fileResource, call.actor, id);
  } catch (error) {
    if (visitor && error instanceof AppError && error.code === 'NOT_FOUND') throw notSignedIn();
    throw error;
  }
}

export const fileRoutes = (parts: FileParts): Handler[] => [
  // These come before the routes of one file, because their paths would match its id.
  ...zipRoutes(parts.store),
  ...piecesRoutes(parts),
  handler('POST /file/', async (call) => {
    const id = await uploadFile(call, parts);
    const { object } = await readOne(call.database, fileResource, call.actor, id);
    return { body: object };
  }),

  handler('GET /file/', async (call) => {
    const url = new URL(call.context.originalUrl, 'http://portal');
    const path = { pathname: `/api${url.pathname}`, search: url.searchParams };
    return answerList(call.database, fileResource, call.actor, call.query as ListQuery, path);
  }),

  handler('GET /file/{id}/', async (call) => {
    const { id } = call.params;
    const { base64, signed_url: signedUrl } = call.query;
    const { object, etag } = await readSeen(call, id);
    const file: PortalFile = { ...object };
    if (base64 || signedUrl) {
      await refuseEnded(call.database, call.actor, id);
      const stored = await readStored(call.database, id);
      if (!stored) throw wrongState(fileRefusals.download.waitsForScan);
      if (signedUrl) file.signed_url = parts.links.linkTo(id, call.actor.userId);
      if (base64) {
        const content = await openContent(parts.store, stored.storage_key);
        if (etag) call.context.set('ETag', etag);
        call.context.type = 'json';
        call.context.body = base64Answer(PortalFile.parse(file), content);
        return { raw: true };
      }
    }
    return { body: file, etag };
  }),

  handler('GET /file/{id}/content/', async (call) => {
    const { id } = call.params;
    const { redirect, ...given } = call.query;
    if (!parts.links.isValid(id, call.actor.userId, given)) throw forbidden(fileRefusals.download.linkOver);
    const stored = await readStored(call.database, id);
    if (!stored) throw notFound();
    const { context } = call;
    const as = { mediaType: stored.media_type, disposition: attachmentHeader(stored.name) };
    if (redirect !== 'false') {
      const link = await parts.store
        .linkTo(stored.storage_key, { ...as, seconds: STORE_LINK_SECONDS })
        .catch(refuseUnreadable);
      if (link !== null) {
        context.set('Referrer-Policy', 'no-referrer');
        context.redirect(link);
        return { raw: true };
      }
    }
    const range = readRange(context, stored);
    if (range === 'unsatisfiable') {
      describeContent(context, stored, range);
      context.body = null;
      context.status = 416;
      return { raw: true };
    }
    const content = await openContent(parts.store, stored.storage_key, range === 'all' ? undefined : range);
    context.set('Content-Type', as.mediaType);
    context.set('Content-Disposition', as.disposition);
    context.set('X-Content-Type-Options', 'nosniff');
    context.set('Content-Security-Policy', "sandbox; default-src 'none'");
    describeContent(context, stored, range);
    context.body = content;
    return { raw: true };
  }),
];
