/** An invented Researcher Distribution Agreement: what such agreements say, in plain words. */
export interface Clause {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export const AGREEMENT_CLAUSES: readonly Clause[] = [
  {
    heading: '1. What this agreement is about',
    paragraphs: [
      'The Foundation collects data and biospecimens from families of people with autism (the Resources) and gives them to researchers. The Institution employs researchers who wish to use the Resources. This agreement says on which terms they may.',
      'It covers every resource that the Foundation gives to a researcher of the Institution while the agreement is in force: phenotype, genetic and imaging data, plasma, DNA, cell lines, and brain tissue.',
    ],
  },
  {
    heading: '2. Who may use the Resources',
    paragraphs: [
      'A researcher uses the Resources after the Foundation has approved a request that names the project and every member of the team. Each of them first agrees to this agreement by a joinder.',
      'The Institution makes sure that a researcher who leaves it stops using the Resources, and tells the Foundation within thirty days.',
    ],
  },
  {
    heading: '3. What they may be used for',
    paragraphs: [
      'The Resources are used for the approved project and nothing else. A new question needs a new request.',
      'They are not used for diagnosis or treatment of a person, and are not sold.',
    ],
  },
  {
    heading: '4. Privacy of participants',
    paragraphs: [
      'Nobody tries to find out who a participant is, to contact a participant, or to link the Resources with other data in a way that could reveal a participant.',
      'Whoever learns the identity of a participant by chance keeps it secret and tells the Foundation without delay.',
    ],
  },
  {
    heading: '5. Safety',
    paragraphs: [
      'The Institution keeps the Resources on computers and in laboratories to which only the approved team has access, encrypts data on portable devices, and keeps a record of copies.',
      'A loss, a leak or any use outside this agreement is reported to the Foundation within two working days of its discovery.',
    ],
  },
  {
    heading: '6. Ethics',
    paragraphs: [
      'Where the law or the Foundation asks for it, a review board has approved the project, or has found that it is exempt, before the Resources are used. The Institution sends each renewal to the Foundation.',
    ],
  },
  {
    heading: '7. Passing on',
    paragraphs: [
      'The Resources are not given to anybody outside the approved team. Colleagues at other institutions make requests of their own, under an agreement of their own institution.',
    ],
  },
  {
    heading: '8. Results and publications',
    paragraphs: [
      'Results that were made with the Resources are returned to the Foundation within a year of their publication, so that others can build on them.',
      'Every publication names the Foundation and the cohorts whose families took part, in the words that the Foundation provides.',
    ],
  },
  {
    heading: '9. Inventions',
    paragraphs: [
      'Inventions belong to whoever makes them under the law. The Institution does not claim rights that would keep others from using the Resources for research.',
    ],
  },
  {
    heading: '10. Costs and liability',
    paragraphs: [
      'The Foundation may ask for the cost of preparing and sending biospecimens. The Resources come as they are, without warranty. Each side answers for what its own people do.',
    ],
  },
  {
    heading: '11. Beginning, end and what remains',
    paragraphs: [
      'The agreement begins when both sides have signed it. Either side ends it with sixty days of notice. The Foundation ends it at once when a duty of sections 3 to 7 is broken.',
      'When access ends, data are destroyed and biospecimens are destroyed or returned. Sections 4, 5 and 8 remain in force.',
    ],
  },
  {
    heading: '12. Signatures',
    paragraphs: [
      'The agreement is signed by the Signing Official of the Institution and then for the Foundation. Signatures that are given in the portal with a password are as binding as those on paper; they stand on the last page.',
    ],
  },
];
