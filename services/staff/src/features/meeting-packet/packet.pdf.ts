/** The PDFs that make up a packet: the agenda, and each application with its reviews. */
import { findRubric, MESSAGES, REVIEWER_ROLE_LABELS, type ReviewScore } from '@portal/contract';
import { currentLanguage, inLanguage, plainText, say, translate } from '@portal/kit';
import { anyScript, factTable, wordDocument, type Content, type FactRow } from '@portal/kit/pdf';
import { meetingPacket as words } from '../../texts/en/meeting-packet.ts';
import { headingContent, NAME_WIDTH, summaryContent, formatDay } from '../match-summary/index.ts';
import type { AgendaItem } from './agenda.ts';

type SubmittedScore = Omit<ReviewScore, 'closed' | 'request'>;
type Quarter = AgendaItem['scores']['quarters'][number];

const lead = (text: string): Content => ({ text: anyScript(text), bold: true, margin: [0, 10, 0, 4] });
const formatNumber = (value: number | null | undefined): string =>
  typeof value === 'number' ? value.toFixed(2) : translate(words.none);

export const itemTitle = ({ summary }: AgendaItem): string =>
  [summary.request.sfari_request_id, summary.scientific_title].filter((part) => part !== '').join(' ');

function scoreContent({ scores }: AgendaItem): Content[] {
  const { unscored_cohort: cohort } = scores;
  if (scores.is_hidden) return [anyScript(translate(words.hidden))];
  const unscored = cohort === null ? [] : [anyScript(say(MESSAGES.noScoresOfCohort, { cohort }))];
  const [latest] = scores.quarters;
  if (!latest)
    return [...unscored, anyScript(translate(cohort === null ? words.noScores : MESSAGES.noReview))];
  return [
    lead(say(words.quarter, { quarter: latest.quarter })),
    ...(cohort === null ? [averageTable(scores, latest)] : unscored),
    ...latest.scores.flatMap(reviewContent),
  ];
}

function averageTable({ rubric }: AgendaItem['scores'], { averages, total }: Quarter): Content {
  const { criteria } = findRubric(rubric.key, rubric.version);
  const rows = criteria.map(({ key, label }): FactRow => [translate(label), formatNumber(averages[key])]);
  return factTable([...rows, [translate(words.sum), formatNumber(total)]], NAME_WIDTH);
}

/** One review: the criteria, their scores and the texts. */
function reviewContent(score: SubmittedScore): Content[] {
  const { criteria, notes } = findRubric(score.rubric.key, score.rubric.version);
  const rows = [
    ...(score.unscored_cohort === null ? criteria : []).map(({ key, label }): FactRow => [
      translate(label),
      formatBlock(score.blocks[key]),
    ]),
    ...notes.map(({ key, label }): FactRow => [translate(label), score.notes[key] || translate(words.none)]),
    [translate(words.merit), score.build_merit ?? translate(words.none)] as const,
    [translate(words.decision), score.reviewer_decision ?? translate(words.none)] as const,
  ];
  const role = translate(REVIEWER_ROLE_LABELS[score.reviewer_role]);
  return [factTable(rows, NAME_WIDTH, say(words.reviewer, { name: score.reviewer.display_name, role }))];
}

function formatBlock(block: SubmittedScore['blocks'][string] | undefined): string {
  if (!block) return translate(words.none);
  const { score, comment } = block;
  return [
    score === null ? translate(words.none) : String(score),
    ...(comment.strengths ? [say(words.strengths, { text: comment.strengths })] : []),
    ...(comment.weaknesses ? [say(words.weaknesses, { text: comment.weaknesses })] : []),
  ].join('\n');
}

function noteContent({ summary }: AgendaItem): Content[] {
  const notes = plainText(summary.meeting_notes ?? '');
  return notes === '' ? [] : [headingContent(translate(words.notes)), anyScript(notes)];
}

export function itemPdf(item: AgendaItem): Promise<Buffer> {
  const names = item.conflicts.map((name) => name || translate(words.unknown));
  return write(itemTitle(item), item.summary.request.sfari_request_id, [
    { text: anyScript(itemTitle(item)), style: 'title' },
    ...summaryContent(item.summary),
    headingContent(translate(words.scores)),
    ...scoreContent(item),
    {
      stack: [
        headingContent(translate(words.conflicts)),
        names.length > 0
          ? { ul: names.map((name) => anyScript(name)) }
          : anyScript(translate(words.noConflicts)),
      ],
      unbreakable: true,
    },
    ...noteContent(item),
  ]);
}

/** The first pages: the agenda. */
export function agendaPdf(titles: readonly string[]): Promise<Buffer> {
  const title = translate(words.title);
  return write(title, title, [
    { text: anyScript(title), style: 'title' },
    anyScript(say(words.made, { day: formatDay(new Date().toISOString()) })),
    anyScript(say(words.count, { count: titles.length })),
    headingContent(translate(words.agenda)),
    { ol: titles.map((each) => anyScript(each)) },
  ]);
}

/** Rendered in the requester's language. The language is captured first, since page numbers are written later. */
async function write(title: string, code: string, content: Content[]): Promise<Buffer> {
  const language = currentLanguage();
  const document = wordDocument({
    title,
    pageSize: 'A4',
    content,
    footer: (page, pages) => ({
      text: anyScript(inLanguage(language, () => say(words.page, { code, page, pages }))),
      alignment: 'center',
      fontSize: 8,
    }),
  });
  return Buffer.from(await document.getBuffer());
}
