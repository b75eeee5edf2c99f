/** A mail as the inbox stores it and as `GET /mailbox/messages` answers it. */
export interface Mail {
  /** Short name for addresses of pages; made from the Message-ID. */
  id: string;
  message_id: string;
  from: string;
  /** Everyone the mail was handed in for, blind copies included, in lower case. */
  to: string[];
  cc: string[];
  reply_to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  received_at: string;
  /** How often the same Message-ID was handed in. Above 1 means that a sender repeated itself. */
  deliveries: number;
}

/** What came with a mail: its outline. The content is at `/mailbox/{id}/attachments/{place}`. */
export interface Attachment {
  filename: string;
  content_type: string;
  size: number;
}

/** What a list shows of a mail. */
export type MailSummary = Pick<Mail, 'id' | 'message_id' | 'from' | 'to' | 'subject' | 'received_at'>;

/** Narrows a list of mails. */
export interface MailFilter {
  to?: string | undefined;
  subject?: string | undefined;
  since?: string | undefined;
}
