/** Renders the document with a signature page: who signed, when, with what meaning, and on which bytes. */
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Agreement, AgreementSignature } from '@portal/contract';
import {
  anyScript,
  factTable,
  wordDocument,
  type Content,
  type FactRow,
  type WordDocument,
} from '@portal/kit/pdf';
import { say, translate } from '@portal/kit/language';
import { agreementDocument as words } from '../../../texts/en/agreement-document.ts';

/** The data of a document that the signature page shows. */
export interface SignedDocument extends Pick<Agreement, 'name' | 'sha256' | 'signatures' | 'papers'> {
  readonly kind: 'rda' | 'mta';
  readonly institution: { readonly display_name: string };
}

/** The stored bytes, followed by a signature page if there are any signatures. */
export async function agreementPdf(document: Buffer, agreement: SignedDocument): Promise<Uint8Array> {
  const valid = agreement.signatures.filter(({ voided }) => !voided);
  const typed = typedOnPaper(agreement, valid);
  if (valid.length === 0 && typed.length === 0) return document;
  const page = Buffer.from(await signaturePage(agreement, [...valid.flatMap(signed), ...typed]).getBuffer());
  const whole = await PDFDocument.load(document, { updateMetadata: false });
  const added = await PDFDocument.load(page);
  for (const copy of await whole.copyPages(added, added.getPageIndices())) whole.addPage(copy);
  return whole.save({ addDefaultPage: false });
}

function signed({ role, signer, typed_name: name, signed_at: at, meaning }: AgreementSignature): Content[] {
  return block(words.sides[role], [
    [words.signedBy, name],
    // Show the account number, because two people may have the same name.
    [words.account, say(words.accountNumber, { id: String(signer.id) })],
    [words.time, `${at.slice(0, 10)} ${at.slice(11, 19)}`],
    [words.meaning, meaning],
    [words.how, translate(words.signedInPortal)],
  ]);
}

/** Names from a paper agreement that a second administrator has confirmed. */
function typedOnPaper(
  { papers }: Pick<SignedDocument, 'papers'>,
  inPortal: readonly AgreementSignature[],
): Content[] {
  return papers
    .filter(({ state }) => state === 'confirmed')
    .flatMap((paper) => {
      const sides = [
        ['official', paper.signature, paper.signature_date],
        ['foundation', paper.sf_signature, paper.sf_signature_date],
      ] as const;
      return sides.flatMap(([role, name, date]) =>
        !name || inPortal.some((signature) => signature.role === role)
          ? []
          : block(words.sides[role], [
              [words.signedBy, name],
              [words.date, date?.slice(0, 10) ?? '–'],
              [words.how, translate(words.signedOnPaper)],
              [words.recorded, writePerson(paper.recorder)],
              [words.confirmed, writePerson(paper.decider)],
              [words.scan, `SHA-256 ${paper.scan.sha256}`],
            ]),
      );
    });
}

const writePerson = (person: { readonly id: number; readonly display_name: string } | null): string =>
  say(words.personWithAccount, { name: person?.display_name ?? '', id: String(person?.id ?? '') });

/** The heading and the labels of the facts are texts of the catalogue. */
const block = (heading: string, facts: readonly FactRow[]): Content[] => [
  { text: anyScript(translate(heading)), style: 'heading' },
  factTable(
    facts.map(([name, value]) => [translate(name), value]),
    90,
  ),
];

const signaturePage = (agreement: SignedDocument, blocks: readonly Content[]): WordDocument =>
  wordDocument({
    title: say(words.documentTitle, { name: agreement.name }),
    pageSize: 'LETTER',
    content: [
      { text: anyScript(translate(words.title)), style: 'title' },
      anyScript(translate(words.agreementOf[agreement.kind])),
      anyScript(agreement.institution.display_name),
      ...blocks,
      { text: anyScript(translate(words.document)), style: 'heading' },
      anyScript(agreement.name),
      { text: `SHA-256 ${agreement.sha256}`, fontSize: 9 },
      {
        text: anyScript(translate(words.hash)),
        fontSize: 9,
        margin: [0, 4, 0, 0],
      },
    ],
  });
