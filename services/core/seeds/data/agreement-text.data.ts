/** The text of an invented Researcher Distribution Agreement, in plain words. */
export interface Clause {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export const AGREEMENT_CLAUSES: readonly Clause[] = [
  {
    heading: '1. What this agreement is about',
    paragraphs: [
      'The Foundation collects data and biospecimens from families of people with autism (the Resources) and gives them to researchers. The Institution employs researchers who want to use the Resources. This agreement sets the terms.',
      'It covers every resource that the Foundation gives to a researcher of the Institution while the agreement is in force: phenotype, genetic and imaging data, plasma, DNA, cell lines, and brain tissue.',
    ],
  },
  {
    heading: '2. Who may use the Resources',
    paragraphs: [
      'A researcher uses the Resources after the Foundation has approved a request that names the project and every member of the team. Each of them first agrees to this agreement by a joinder.',
      'The Institution makes sure that a researcher who leaves stops using the Resources, and notifies the Foundation within thirty days.',
    ],
  },
  {
    heading: '3. Permitted use',
    paragraphs: [
      'The Resources are used for the approved project and nothing else. A new question needs a new request.',
      'They are not used to diagnose or treat anyone, and are not sold.',
    ],
  },
  {
    heading: '4. Privacy of participants',
    paragraphs: [
      'No one tries to identify or contact a participant, or to link the Resources with other data in a way that could identify a participant.',
      'Anyone who learns the identity of a participant by chance keeps it secret and notifies the Foundation without delay.',
    ],
  },
  {
    heading: '5. Security',
    paragraphs: [
      'The Institution keeps the Resources on computers and in laboratories to which only the approved team has access, encrypts data on portable devices, and keeps a record of copies.',
      'A loss, a leak or any use outside this agreement is reported to the Foundation within two business days of its discovery.',
    ],
  },
  {
    heading: '6. Ethics',
    paragraphs: [
      'Where the law or the Foundation requires it, a review board approves the project, or finds it exempt, before the Resources are used. The Institution sends each renewal to the Foundation.',
    ],
  },
  {
    heading: '7. Sharing with others',
    paragraphs: [
      'The Resources are not given to anyone outside the approved team. Colleagues at other institutions submit their own requests, under the agreement of their own institution.',
    ],
  },
  {
    heading: '8. Results and publications',
    paragraphs: [
      'Results obtained with the Resources are returned to the Foundation within a year of their publication, so that others can build on them.',
      'Every publication names the Foundation and the cohorts whose families took part, in the wording that the Foundation provides.',
    ],
  },
  {
    heading: '9. Inventions',
    paragraphs: [
      'Inventions belong to their inventors as the law provides. The Institution does not claim rights that would prevent others from using the Resources for research.',
    ],
  },
  {
    heading: '10. Costs and liability',
    paragraphs: [
      'The Foundation may charge the cost of preparing and shipping biospecimens. The Resources are provided as they are, without warranty. Each party is responsible for the acts of its own people.',
    ],
  },
  {
    heading: '11. Term and termination',
    paragraphs: [
      'The agreement begins when both parties have signed it. Either party may end it with sixty days’ notice. The Foundation may end it immediately if sections 3 to 7 are not followed.',
      'When access ends, data are destroyed and biospecimens are destroyed or returned. Sections 4, 5 and 8 remain in force.',
    ],
  },
  {
    heading: '12. Signatures',
    paragraphs: [
      'The agreement is signed by the Signing Official of the Institution and then for the Foundation. Signatures given in the portal with a password are as binding as those on paper. They appear on the last page.',
    ],
  },
];
