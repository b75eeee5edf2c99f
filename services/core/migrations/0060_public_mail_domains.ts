import type { Knex } from 'knex';

/** As they were refused when this was written; later additions to that list are no matter of this step. */
const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(
  `
  10minutemail.com 126.com 139.com 163.com abv.bg aim.com arcor.de att.net bellsouth.net bigpond.com
  bk.ru bluewin.ch bol.com.br btinternet.com charter.net comcast.net cox.net daum.net duck.com
  earthlink.net foxmail.com free.fr freenet.de frontier.com guerrillamail.com hanmail.net hey.com
  hushmail.com iinet.net.au inbox.ru interia.pl juno.com laposte.net libero.it list.ru mac.com
  mail.com mail.ee mail.ru mailbox.org mailinator.com me.com nate.com naver.com o2.pl onet.pl
  online.de optonline.net optusnet.com.au orange.fr pm.me posteo.de proton.me qq.com rambler.ru
  rediffmail.com roadrunner.com rogers.com rr.com sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com
  sky.com skynet.be sohu.com t-online.de talktalk.net telenet.be telus.net temp-mail.org terra.com.br
  tiscali.it tuta.com tuta.io tutanota.com ukr.net uol.com.br verizon.net vip.qq.com virgilio.it
  virginmedia.com walla.co.il wanadoo.fr web.de windstream.net wp.pl xtra.co.nz yeah.net yopmail.com
  ziggo.nl zohomail.com
`
    .trim()
    .split(/\s+/),
);
const PROVIDERS =
  /^(?:aol|fastmail|gmail|gmx|googlemail|hotmail|icloud|live|msn|outlook|protonmail|rocketmail|windowslive|yahoo|yandex|ymail|zoho)\.(?:[a-z]{2}|com|net|com?\.[a-z]{2})$/;

interface Held {
  readonly institution_id: number;
  readonly domain: string;
}

/**
 * Institutions could name the domain of a public mail provider before such domains were refused. Whoever has an address
 * there would count as confirmed; the note tells administrators why the domain is gone.
 */
export async function up(knex: Knex): Promise<void> {
  const held = await knex('core.institution_domain').select<Held[]>('institution_id', 'domain');
  for (const { institution_id, domain } of held) {
    const name = domain.toLowerCase();
    if (!PUBLIC_MAIL_DOMAINS.has(name) && !PROVIDERS.test(name)) continue;
    await knex('core.institution_domain').where({ institution_id, domain }).delete();
    await knex('core.institution_comment').insert({
      institution_id,
      comment: `The email domain ${domain} was removed: anybody can have an address there. The Signing Official confirms researchers who were members by it.`,
    });
  }
}

/** What was removed stands in the history; nothing else changed. */
export async function down(): Promise<void> {}
