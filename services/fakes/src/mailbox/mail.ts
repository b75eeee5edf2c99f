/** A mail as the inbox stores it and as `GET /mailbox/messages` returns it. */
export interface Mail {
  /** Short id for page addresses, derived from the Message-ID. */
  id: string;
  message_id: string;
  from: string;
  /** All envelope recipients, including blind copies, in lower case. */
  to: string[];
  cc: string[];
  reply_to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  received_at: string;
  /** How often a mail with this Message-ID arrived. More than 1 means that a sender sent it again. */
  deliveries: number;
}

/** Description of an attachment. The content is at `/mailbox/{id}/attachments/{place}`. */
export interface Attachment {
  filename: string;
  content_type: string;
  size: number;
}

/** The fields of a mail that lists show. */
export type MailSummary = Pick<Mail, 'id' | 'message_id' | 'from' | 'to' | 'subject' | 'received_at'>;

/** Filter for a list of mails. */
export interface MailFilter {
  to?: string | undefined;
  subject?: string | undefined;
  since?: string | undefined;
}
