import { escapeHtml, linkText } from './html.ts';
import type { Mail, MailSummary } from './mail.ts';

/**
 * The page with the list of mails. `to` is the address it is filtered by; `older` is the address of the next page, if
 * there is one.
 */
export function listPage(mails: readonly MailSummary[], total: number, to: string, older?: string): string {
  return page(
    'Inbox',
    `<h1>Inbox</h1>
<p>Every email that the portal sends arrives here, because no mail server is set up.</p>
<form action="/mailbox" method="get" role="search">
  <label for="to">Show email to</label>
  <input id="to" name="to" type="email" value="${escapeHtml(to)}" autocomplete="off">
  <button type="submit">Show</button>
  <a href="/mailbox">Show all</a>
</form>
<p>${total === 1 ? '1 email' : `${total} emails`}</p>
${mails.length === 0 ? '<p>No email yet.</p>' : table(mails)}
${older === undefined ? '' : `<p><a href="${escapeHtml(older)}">Older email</a></p>`}`,
  );
}

/** The page of one mail: its heading, its text, and its HTML part in a sandboxed frame. */
export function messagePage(mail: Mail): string {
  const subject = mail.subject === '' ? '(no subject)' : mail.subject;
  return page(
    subject,
    `<p><a href="/mailbox">Back to the inbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl>
${fact('From', mail.from)}${fact('To', mail.to.join(', '))}${fact('Copy to', mail.cc.join(', '))}${fact('Reply to', mail.reply_to.join(', '))}${fact('Received', readable(mail.received_at))}${attachments(mail)}</dl>
${mail.html === '' ? '' : htmlPart(mail)}
${mail.text === '' ? '' : `<section aria-labelledby="text"><h2 id="text">Text</h2><div class="text">${linkText(mail.text)}</div></section>`}`,
  );
}

/** The HTML part as a document of its own. Links open in a new tab, because the frame must not navigate. */
export function bodyPage(mail: Mail): string {
  return `<!doctype html><meta charset="utf-8"><base target="_blank">${mail.html}`;
}

/** Shown when the mail does not exist. */
export function missingPage(): string {
  return page(
    'Not found',
    '<h1>Not found</h1><p>This email does not exist. <a href="/mailbox">Back to the inbox</a></p>',
  );
}

function attachments({ id, attachments: list }: Mail): string {
  if (list.length === 0) return '';
  const links = list.map(
    ({ filename, size }, place) =>
      `<a href="/mailbox/${escapeHtml(id)}/attachments/${place}" download>${escapeHtml(filename)}</a> (${size} bytes)`,
  );
  return `<div><dt>Attachments</dt><dd>${links.join(', ')}</dd></div>\n`;
}

function htmlPart(mail: Mail): string {
  return `<section aria-labelledby="mail"><h2 id="mail">Email</h2>
<iframe title="Email as its reader sees it" src="/mailbox/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`;
}

function fact(name: string, value: string): string {
  return value === '' ? '' : `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>\n`;
}

function table(mails: readonly MailSummary[]): string {
  const rows = mails.map(
    (
      mail,
    ) => `<tr><td><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject === '' ? '(no subject)' : mail.subject)}</a></td>
<td>${escapeHtml(mail.to.join(', '))}</td><td>${escapeHtml(mail.from)}</td><td><time datetime="${mail.received_at}">${readable(mail.received_at)}</time></td></tr>`,
  );
  return `<div class="wide" role="region" aria-label="Email" tabindex="0"><table>
<thead><tr><th scope="col">Subject</th><th scope="col">To</th><th scope="col">From</th><th scope="col">Received</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

function readable(moment: string): string {
  return `${moment.slice(0, 10)} ${moment.slice(11, 19)} UTC`;
}

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Inbox</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/mailbox/mailbox.css"></head>
<body><main>${main}</main></body></html>
`;
}
