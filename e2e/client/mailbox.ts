/** Reads the demo inbox. */
import { PORTAL_URL } from './accounts.ts';

const TIMEOUT_MS = 20_000;

interface Mail {
  subject: string;
  text: string;
}

async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${PORTAL_URL}/mailbox/messages?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { results: Mail[] }).results;
}

/** The link of this kind in the newest mail to an address; waits until the mail arrives. */
export async function linkTo(
  address: string,
  page: '/verify-user' | '/reset-password' | '/unlock-login',
): Promise<string> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    for (const { text } of await mailsTo(address)) {
      const link = text.match(/https?:\/\/\S+/g)?.find((found) => new URL(found).pathname === page);
      if (link !== undefined) return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no mail to ${address} has a link to ${page}`);
}
