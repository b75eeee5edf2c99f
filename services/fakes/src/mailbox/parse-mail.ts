import { createHash } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import type { Mail } from './mail.ts';

/** Parses a raw message. `recipients` are the addresses of the SMTP envelope; blind copies appear only there. */
export async function parseMail(raw: Buffer, recipients: readonly string[], receivedAt: Date): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  const messageId = parsed.messageId ?? `<${fingerprint(raw)}@without-message-id>`;
  return {
    id: fingerprint(messageId).slice(0, 16),
    message_id: messageId,
    from: addresses(parsed.from === undefined ? [] : [parsed.from])[0] ?? '',
    to: [...new Set(recipients.map((recipient) => recipient.toLowerCase()))],
    cc: addresses(parsed.cc),
    reply_to: addresses(parsed.replyTo),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    attachments: parsed.attachments.map((attachment) => ({
      filename: attachment.filename ?? '',
      content_type: attachment.mimeType,
      size:
        typeof attachment.content === 'string'
          ? Buffer.byteLength(attachment.content)
          : attachment.content.byteLength,
    })),
    received_at: receivedAt.toISOString(),
    deliveries: 1,
  };
}

/** The attachment with this index in a raw message; undefined if there is none. */
export async function readAttachment(
  raw: Buffer,
  place: number,
): Promise<{ filename: string; type: string; content: Buffer } | undefined> {
  const attachment = (await PostalMime.parse(raw)).attachments[place];
  return (
    attachment && {
      filename: attachment.filename ?? '',
      type: attachment.mimeType,
      content:
        typeof attachment.content === 'string'
          ? Buffer.from(attachment.content)
          : Buffer.from(attachment.content as ArrayBuffer),
    }
  );
}

function fingerprint(value: Buffer | string): string {
  return createHash('sha256').update(value).digest('hex');
}

function addresses(list: readonly Address[] = []): string[] {
  return list
    .flatMap((entry) => (entry.group === undefined ? [entry] : entry.group))
    .map((entry) => entry.address ?? '');
}
