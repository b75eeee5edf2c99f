import { translatable } from '@portal/contract/words';

/** The wording of Material Transfer Agreements. Another wording is another number of {@link TRANSFER_TEMPLATE}. */
export const transferDocument = translatable('core/transfer-document', {
  title: 'Material Transfer Agreement',
  fileName: 'Material Transfer Agreement {code} version {version}.pdf',
  parties:
    'between {foundation} (“the Foundation”), which provides the Material, and {institution} (“the Institution”), which receives it.',
  facts: {
    request: 'Request',
    version: 'Version of this agreement',
    issued: 'Issued',
    institution: 'Institution',
    recipient: 'Recipient Scientist',
    project: 'Project',
    donors: 'Donors',
    tissue: 'Tissue asked for',
    notNamed: 'As listed in the request',
  },
  clauses: [
    {
      heading: '1. Material',
      paragraphs: [
        'The Material is post-mortem human brain tissue of the donors with which the request named above was approved, in the regions and amounts that the Foundation sends for it, together with what is made from it and with the information that travels with it. The Material remains the property of the Foundation or of the brain bank that holds it.',
      ],
    },
    {
      heading: '2. Permitted use',
      paragraphs: [
        'The Institution uses the Material only for the research project named above, as it was approved, under the direction of the Recipient Scientist and in laboratories of the Institution. Any other use needs a new request.',
        'The Institution follows the laws and ethical approvals that apply to the research, and makes no attempt to identify a donor or to reach a donor’s family.',
      ],
    },
    {
      heading: '3. No transfer to third parties',
      paragraphs: [
        'The Institution does not pass the Material on to anybody who does not work under the direction of the Recipient Scientist. When the Recipient Scientist leaves the Institution, the Material stays until the Foundation has agreed in writing where it goes.',
      ],
    },
    {
      heading: '4. No use in humans',
      paragraphs: [
        'The Material is not used in human beings, for diagnosis or for treatment, nor is it brought into any product. It may carry infections: the Institution handles it as potentially infectious human tissue and by people trained to do so.',
      ],
    },
    {
      heading: '5. Publications',
      paragraphs: [
        'The Recipient Scientist publishes results whatever they are, names the Foundation and the brain bank as the source of the Material in each publication, and sends the Foundation a copy. Data made from the Material are shared as the request promises.',
      ],
    },
    {
      heading: '6. Return or destruction',
      paragraphs: [
        'When the project has ended, or when the Foundation asks for it because this agreement was broken or a donor’s family has withdrawn its consent, the Institution returns what is left of the Material or destroys it, as the Foundation decides, and confirms that in writing.',
      ],
    },
    {
      heading: '7. Liability',
      paragraphs: [
        'The Material is given as it is, without any warranty that it is fit for a purpose or free of rights of others. The Institution bears the risk of its use by its people, and answers for claims that arise from that use, except where the Foundation acted with gross negligence or on purpose.',
      ],
    },
    {
      heading: '8. When this agreement takes effect',
      paragraphs: [
        'This agreement takes effect once the Signing Official of the Institution and a person authorized by the Foundation have both signed it. No Material is sent before. It ends when all Material was returned or destroyed; sections 3, 4, 5 and 7 stay in force after that.',
      ],
    },
  ],
  footer: 'Material Transfer Agreement {code}, version {version} · page {page} of {pages}',
});
