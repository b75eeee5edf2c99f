/** The mail server. One pool of connections: each new one costs a tenth of a second. */
import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../settings.ts';

export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mail {
  readonly messageId: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailAttachment[];
}

export interface Mailer {
  /** Mails that it hands over at the same time; more of them wait. */
  readonly connections: number;
  /** Resolves when the server has taken the mail. @throws `MailRefused` when trying again is of no use */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** @param from what is in From of each mail */
export function createMailer({ url: smtpUrl, tls, limits }: SmtpSettings, from: string): Mailer {
  const { connections, messages, rate } = limits;
  if (!smtpUrl)
    return {
      connections,
      send: () => Promise.reject(new Error('No mail server is configured (SMTP_URL)')),
      close: () => undefined,
    };
  const url = new URL(smtpUrl);
  const secure = url.protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    maxMessages: messages,
    ...(rate === undefined ? {} : { rateLimit: rate, rateDelta: 1000 }),
    // Once, for a connection that the server closed while it was idle. More tries are the job queue's matter.
    maxRequeues: 1,
    host: url.hostname,
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'off',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    connections,
    async send({ messageId, to, cc, bcc, subject, html, text, attachments }) {
      try {
        await transport.sendMail({
          from,
          messageId,
          to: [...to],
          cc: [...cc],
          bcc: [...bcc],
          subject,
          html,
          text,
          attachments: [...attachments],
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(readMessage(error), { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** 5xx is the server's last word on this mail (RFC 5321 section 4.2.1); a refused login is not, someone may fix it. */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

export const readMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
