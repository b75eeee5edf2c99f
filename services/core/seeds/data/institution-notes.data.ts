/** Other names of institutions and the notes that staff added, by common name. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'Lakeside University': ['LU', 'Lakeside School of Medicine', 'Lakeside Autism Center'],
  'Nordvik Institute of Neuroscience': ['NIN', 'Nordvik nevroinstitutt'],
  'Brentwood Children’s Hospital': ['BCH', 'Brentwood Kids'],
  'Universidad de Valleverde': ['UVV', 'University of Valleverde'],
  'Kestrel Genome Center': ['KGC'],
  'Prairie State University': ['PSU', 'Prairie State Medical Center'],
  'Universität Weidental': ['University of Weidental', 'Uniklinik Weidental'],
  'Te Awa Research Trust': ['Te Awa'],
  'Politecnico di Roccabruna': ['Roccabruna Polytechnic'],
  'Karolinen Hospital': ['Karolinen-Spital'],
  'Granite Bay University': ['GBU'],
};

export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  'Lakeside University': ['The sponsored research office prefers email to phone calls.'],
  'University of Port Sinclair': [
    'The person named as Signing Official left the university in spring. Asked the investigators to name someone else.',
  ],
  'Stonebridge Behavioral Center': ['The EIN belongs to the parent company. Check during the review.'],
  'Oduya College of Health Sciences': [
    'Received the letter of accreditation and filed it with the other documents.',
  ],
  'Redwood Analytics Lab': [
    'No ethics board of its own that we can find.',
    'Wrote to the official and asked which board reviews their studies.',
  ],
  'Hollins Valley Clinic': ['Their lawyers want to add a clause. No agreement until that is settled.'],
  'Quickgene Testing': ['Sells tests to consumers. The committee agreed that our terms do not allow this.'],
};

/** The mails in which administrators announced their decisions. */
export const DECISION_MAILS: Readonly<
  Record<string, { readonly template: string; readonly subject: string; readonly message: string }>
> = {
  'Redwood Analytics Lab': {
    template: 'institution_follow_up',
    subject: 'We have a question about Redwood Analytics Lab',
    message: 'Please tell us which ethics board reviews your studies, and send us its registration number.',
  },
  'Quickgene Testing': {
    template: 'institution_rejected',
    subject: 'Quickgene Testing was not approved',
    message: 'Our resources are for research institutions only, not for companies that sell tests.',
  },
  'University of Port Sinclair': {
    template: 'institution_official_rejected',
    subject: 'Please name a new Signing Official for University of Port Sinclair',
    message: 'The person you named no longer works for the university.',
  },
};
