import fs from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, MailFilter, MailSummary } from './mail.ts';

/**
 * Stores each mail as a JSON file named after its Message-ID, so that duplicates become one mail. Bodies are only on
 * disk; memory has the fields that lists need.
 */
export class MailStore {
  readonly #folder: string;
  readonly #summaries = new Map<string, MailSummary>();
  #writing: Promise<unknown> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
    // Links in mails give access to accounts, so only the installation's account may read the folder.
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    fs.chmodSync(folder, 0o700);
    for (const name of fs.readdirSync(folder)) {
      if (!name.endsWith('.json')) continue;
      const mail: Mail = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
      this.#summaries.set(mail.id, summarise(mail));
    }
  }

  /**
   * Stores a mail. The promise resolves when it is on disk, because the sender then deletes its copy.
   * @param raw the raw message of a mail with attachments, which are read from it
   */
  async store(mail: Mail, raw?: Buffer): Promise<void> {
    const turn = this.#writing.then(() => this.#writeBoth(mail, raw));
    this.#writing = turn.catch(() => undefined);
    await turn;
  }

  /** Newest first. */
  list(filter: MailFilter = {}): MailSummary[] {
    const to = filter.to?.toLowerCase();
    const subject = filter.subject?.toLowerCase();
    return [...this.#summaries.values()]
      .filter((mail) => to === undefined || mail.to.includes(to))
      .filter((mail) => subject === undefined || mail.subject.toLowerCase().includes(subject))
      .filter((mail) => filter.since === undefined || mail.received_at >= filter.since)
      .toSorted((one, other) => other.received_at.localeCompare(one.received_at));
  }

  /** The whole mail; undefined if the id is unknown. */
  async read(id: string): Promise<Mail | undefined> {
    if (!this.#summaries.has(id)) return undefined;
    const mail: Mail = JSON.parse(await readFile(this.#file(id), 'utf8'));
    return mail;
  }

  /** The raw message; undefined if the id is unknown or the mail has no attachments. */
  async readRaw(id: string): Promise<Buffer | undefined> {
    if (!this.#summaries.has(id)) return undefined;
    return readFile(this.#rawFile(id)).catch(() => undefined);
  }

  /** Write the raw message first, so that the attachments of every listed mail exist. */
  async #writeBoth(mail: Mail, raw?: Buffer): Promise<void> {
    if (raw) await this.#writeFile(this.#rawFile(mail.id), raw);
    await this.#write(mail);
  }

  async #write(mail: Mail): Promise<void> {
    const known = await this.read(mail.id);
    const stored = known === undefined ? mail : repeated(known, mail);
    await this.#writeFile(this.#file(mail.id), JSON.stringify(stored));
    this.#summaries.set(stored.id, summarise(stored));
  }

  async #writeFile(place: string, content: string | Buffer): Promise<void> {
    const making = `${place}.new`;
    const file = await open(making, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(making, place);
  }

  #rawFile(id: string): string {
    return path.join(this.#folder, `${id}.eml`);
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}

function repeated(known: Mail, again: Mail): Mail {
  return { ...known, to: [...new Set([...known.to, ...again.to])], deliveries: known.deliveries + 1 };
}

function summarise({ id, message_id, from, to, subject, received_at }: Mail): MailSummary {
  return { id, message_id, from, to, subject, received_at };
}
