/** The summary as a PDF: a table of facts, then texts under headings. */
import {
  SUMMARY_LABELS,
  shownFacts,
  SUMMARY_TEXTS,
  formatSummaryValue,
  type MatchSummary,
  type SummaryFact,
  type SummaryText,
} from '@portal/contract';
import { getLocale } from '@portal/contract/language';
import { currentLanguage, inLanguage, say, translate } from '@portal/kit';
import { anyScript, factTable, wordDocument, type Content, type FactRow } from '@portal/kit/pdf';
import { summaryDocument as words } from '../../texts/en/match-summary.ts';

export const NAME_WIDTH = 130;

/** A day as text, in the caller's language. */
export const formatDay = (moment: string): string =>
  new Intl.DateTimeFormat(getLocale(currentLanguage()), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(moment));

/** Longer texts may not fit on one page, so a page break inside them is allowed. */
const UNBROKEN_LENGTH = 1500;

/** A heading with its text; a short text stays on the same page as its heading. */
const section = (heading: string, text: string): Content => ({
  stack: [headingContent(heading), anyScript(text)],
  unbreakable: text.length <= UNBROKEN_LENGTH,
});

export const headingContent = (text: string): Content => ({ text: anyScript(text), style: 'heading' });

/** The contents of the summary, without the document's title. */
export function summaryContent(summary: MatchSummary): Content[] {
  const formatFact = (name: SummaryFact | SummaryText): string =>
    formatSummaryValue(summary, name, { words: translate, day: formatDay }) || translate(words.none);
  const facts = shownFacts(summary).map((name): FactRow => [
    translate(SUMMARY_LABELS.facts[name]),
    formatFact(name),
  ]);
  return [
    factTable([[translate(words.request), summary.request.sfari_request_id], ...facts], NAME_WIDTH),
    ...SUMMARY_TEXTS.map((name) => section(translate(SUMMARY_LABELS.fields[name]), formatFact(name))),
  ];
}

/**
 * Rendered in the caller's language. The language is captured first, since page numbers are written after the call
 * ends.
 */
export async function summaryPdf(summary: MatchSummary): Promise<Buffer> {
  const language = currentLanguage();
  const { sfari_request_id: code } = summary.request;
  const document = wordDocument({
    title: say(words.documentTitle, { code }),
    pageSize: 'A4',
    content: [{ text: anyScript(translate(words.title)), style: 'title' }, ...summaryContent(summary)],
    footer: (page, pages) => ({
      text: anyScript(inLanguage(language, () => say(words.page, { code, page, pages }))),
      alignment: 'center',
      fontSize: 8,
    }),
  });
  return Buffer.from(await document.getBuffer());
}
