/** Sends mail through SMTP. Uses one connection pool, because each new connection costs a tenth of a second. */
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
  /** Number of mails sent in parallel; more of them wait. */
  readonly connections: number;
  /** Resolves when the server has accepted the mail. @throws `MailRefused` when a retry is useless */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** @param from address for the From header of each mail */
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
    // One retry, for a connection that the server closed while it was idle. The job queue does further retries.
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

/**
 * A 5xx answer is final for this mail (RFC 5321 section 4.2.1). A refused login is not, because someone may correct the
 * configuration.
 */
function isFinal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

export const readMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
