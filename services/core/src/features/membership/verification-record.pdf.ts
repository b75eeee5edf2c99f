/** A PDF with an institution's decisions about its researchers, for its own files. */
import { dayIn, writeDay, type AffiliatedResearcher, type AffiliatedResearchers } from '@portal/contract';
import { say, translate } from '@portal/kit';
import { anyScript, factTable, wordDocument, type FactRow, type WordDocument } from '@portal/kit/pdf';
import type { z } from 'zod';
import { verificationRecord as words } from '../../texts/en/verification-record.ts';

export function writeRecord(
  { institution, year, results }: z.output<typeof AffiliatedResearchers>,
  timeZone: string,
): WordDocument {
  const formatDay = (moment: Date | string) => writeDay(dayIn(new Date(moment), timeZone));
  const facts: FactRow[] = [
    [translate(words.institution), institution.display_name],
    [translate(words.printed), formatDay(new Date())],
    ...(year ? [[translate(words.due), writeDay(year.anniversary)] satisfies FactRow] : []),
  ];
  const people = results.map((one): FactRow => [one.user.display_name, describe(one, formatDay)]);
  return wordDocument({
    title: `${translate(words.title)}: ${institution.display_name}`,
    pageSize: 'LETTER',
    content: [
      { text: anyScript(translate(words.title)), style: 'title' },
      factTable(facts, 130),
      ...(people.length > 0 ? [factTable(people, 180, translate(words.researchers))] : []),
    ],
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', fontSize: 8 }),
  });
}

function describe(
  { verified, confirmed, last_checked: checked, removal_reason: reason }: AffiliatedResearcher,
  formatDay: (moment: string) => string,
): string {
  const date = checked ? formatDay(checked) : '';
  if (verified === false) return [say(words.removed, { date }), reason].filter(Boolean).join(' ');
  if (verified) return say(words.confirmed, { date });
  return translate(confirmed ? words.byDomain : words.waiting);
}
