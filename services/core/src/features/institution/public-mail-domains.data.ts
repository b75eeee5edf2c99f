/** Mail providers that anybody may use: sharing one says nothing about where a person works. */
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set([
  '126.com',
  '163.com',
  'aol.com',
  'att.net',
  'comcast.net',
  'duck.com',
  'fastmail.com',
  'free.fr',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.co.uk',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'laposte.net',
  'libero.it',
  'live.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'naver.com',
  'orange.fr',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rediffmail.com',
  'sbcglobal.net',
  't-online.de',
  'tutanota.com',
  'verizon.net',
  'web.de',
  'yahoo.co.jp',
  'yahoo.co.uk',
  'yahoo.com',
  'yahoo.fr',
  'yandex.ru',
  'ymail.com',
  'zoho.com',
]);

/** The domain of an address, or of a domain itself; null for one that says nothing of an institution. */
export function institutionalDomain(address: string): string | null {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return domain.includes('.') && !PUBLIC_MAIL_DOMAINS.has(domain) ? domain : null;
}
