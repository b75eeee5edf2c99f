/** Draws mails for the gallery: the functions that send them run with example data instead of a database. */
import { MailRequested, type BrandingWords } from '@portal/contract';
import { sanitizeHtml, type Work } from '@portal/kit';
import type { z } from 'zod';
import { mailHtml, mailText } from '../features/email/mail-layout.ts';
import { renderBody } from '../features/email/render-body.ts';
import type { MailSample } from './mail-samples.ts';

type Payload = z.output<(typeof MailRequested)['payload']>;

/** Sends a mail as the portal does, with the values of `sample` that it needs. */
export interface MailPreview {
  /** Distinguishes mails with the same template. */
  readonly title: string;
  readonly send: (work: Work, sample: MailSample) => Promise<unknown>;
  /** The row that statements return, instead of the row of the sample. */
  readonly found?: (sample: MailSample) => Readonly<Record<string, unknown>>;
}

export interface DrawnMail {
  readonly title: string;
  readonly template: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** @returns the emails that it sent, rendered as core renders them */
export async function drawPreview(
  { title, send, found }: MailPreview,
  sample: MailSample,
  branding: BrandingWords,
): Promise<DrawnMail[]> {
  const mails: Payload[] = [];
  await send(createExampleWork(found?.(sample) ?? sample.row, mails), sample);
  return mails.map(({ template, subject, body }) => {
    const html = sanitizeHtml(typeof body === 'string' ? body : renderBody(body, 'https://portal.example'));
    return {
      title,
      template,
      subject,
      html: mailHtml(subject, html, branding),
      text: mailText(html, branding),
    };
  });
}

/** Every statement returns `row`, reduced to its schema; it returns nothing if the row does not fit the schema. */
function createExampleWork(row: Readonly<Record<string, unknown>>, mails: Payload[]): Work {
  const read = (): unknown => createQuery(row, false);
  const rows = <S extends z.ZodType>(schema: S): z.output<S>[] => {
    const fitting = schema.safeParse(row);
    return fitting.success ? [fitting.data] : [];
  };
  const work = {
    author: { actorId: 1, correlationId: 'preview' },
    actAs: () => Promise.resolve(),
    of: read,
    read,
    lock: () => Promise.resolve(row),
    lockAll: () => Promise.resolve([row]),
    run: () => Promise.resolve(1),
    rows: (schema: z.ZodType) => Promise.resolve(rows(schema)),
    row: (schema: z.ZodType) => Promise.resolve(rows(schema)[0]),
    emit(event: unknown, payload: unknown) {
      if (event === MailRequested) mails.push(MailRequested.payload.parse(payload));
      return Promise.resolve();
    },
  };
  return work as unknown as Work;
}

/** Methods of a query that return one row. */
const ONE = new Set(['findById', 'first', 'insert', 'patchAndFetchById']);

/** Replaces a query of a model: any chain of its methods resolves to the sample row. */
const createQuery = (row: unknown, isOne: boolean): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'then'
          ? (answer: (found: unknown) => unknown) => Promise.resolve(isOne ? row : [row]).then(answer)
          : () => createQuery(row, isOne || ONE.has(String(name))),
    },
  );
