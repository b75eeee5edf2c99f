/** The document of a Material Transfer Agreement: the foundation's text, filled with the details of the request. */
import { anyScript, factTable, wordDocument, type Content } from '@portal/kit/pdf';
import { inLanguage, say, translate } from '@portal/kit/language';
import { transferDocument as words } from '../../texts/en/transfer-document.ts';

/** Version of the text, stored with each agreement. */
export const TRANSFER_TEMPLATE = 1;

/** Details that are filled into the text. */
export interface TransferFacts {
  readonly foundation: string;
  readonly code: string;
  readonly version: number;
  readonly issued: Date;
  readonly institution: string;
  readonly recipient: string;
  readonly project: string;
  readonly donors: number;
  readonly tissue: string;
}

/** The document is signed unchanged, so its language does not depend on its reader. */
const LANGUAGE = 'en';

export const nameDocument = ({ code, version }: Pick<TransferFacts, 'code' | 'version'>): string =>
  inLanguage(LANGUAGE, () => say(words.fileName, { code, version: String(version) }));

export const writeDocument = (facts: TransferFacts): Promise<Buffer> =>
  inLanguage(LANGUAGE, async () => Buffer.from(await layOut(facts).getBuffer()));

function layOut(facts: TransferFacts) {
  const { foundation, institution, code } = facts;
  const version = String(facts.version);
  const names = words.facts;
  const clauses = words.clauses.flatMap(({ heading, paragraphs }): Content[] => [
    { text: anyScript(translate(heading)), style: 'heading' },
    ...paragraphs.map((text): Content => ({ text: anyScript(translate(text)), margin: [0, 0, 0, 6] })),
  ]);
  return wordDocument({
    title: `${translate(words.title)} ${code}`,
    pageSize: 'LETTER',
    content: [
      { text: anyScript(translate(words.title)), style: 'title' },
      { text: anyScript(say(words.parties, { foundation, institution })), margin: [0, 0, 0, 12] },
      factTable(
        [
          [translate(names.request), code],
          [translate(names.version), version],
          [translate(names.issued), facts.issued.toISOString().slice(0, 10)],
          [translate(names.institution), institution],
          [translate(names.recipient), facts.recipient],
          [translate(names.project), facts.project],
          [translate(names.donors), String(facts.donors)],
          [translate(names.tissue), facts.tissue.trim() || translate(names.notNamed)],
        ],
        130,
      ),
      ...clauses,
    ],
    footer: (page, pages) => ({
      text: anyScript(say(words.footer, { code, version, page: String(page), pages: String(pages) })),
      alignment: 'center',
      fontSize: 8,
    }),
  });
}
