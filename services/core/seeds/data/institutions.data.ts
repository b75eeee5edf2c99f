/** Invented institutions, each at one step between invitation and executed agreement. */
import { INSTITUTION_STATUS as I, RDA_STATUS as R } from '@portal/contract';

export interface InstitutionPlan {
  readonly name: string;
  readonly officialName: string;
  readonly domain: string;
  readonly status: number;
  readonly rda: number;
}

const at =
  (status: number, rda: number) =>
  (name: string, officialName: string, domain: string): InstitutionPlan => ({
    name,
    officialName,
    domain: `${domain}.test`,
    status,
    rda,
  });
const executed = at(I.APPROVED, R.FULLY_EXECUTED);
const awaiting = at(I.APPROVED, R.AWAITING_EXECUTION);
const unsigned = at(I.APPROVED, R.SIGNATURE_NEEDED);
const underReview = at(I.UNDER_REVIEW, R.NONE);

/** The first three belong to pi, pi2 and newpi. */
export const INSTITUTIONS: readonly InstitutionPlan[] = [
  executed('Lakeside University', 'The Trustees of Lakeside University', 'lakeside'),
  executed('Nordvik Institute of Neuroscience', 'Stiftelsen Nordvik Neuroscience', 'nordvik'),
  at(I.PENDING_SBSO, R.NONE)(
    'Harbour College of Medicine',
    'Harbour College of Medicine',
    'harbour-medicine',
  ),
  executed(
    'Brentwood Children’s Hospital',
    'Brentwood Children’s Hospital Corporation',
    'brentwood-childrens',
  ),
  executed('Universidad de Valleverde', 'Universidad Pública de Valleverde', 'valleverde'),
  executed('Kestrel Genome Center', 'Kestrel Genome Center, Inc.', 'kestrel-genome'),
  executed('University of Eastmoor', 'The University Court of Eastmoor', 'eastmoor'),
  executed('Institut Clairmont', 'Fondation Institut Clairmont', 'clairmont'),
  executed('Sakuragawa Medical University', 'Sakuragawa Educational Foundation', 'sakuragawa'),
  executed('Prairie State University', 'Board of Regents of Prairie State University', 'prairiestate'),
  executed('Ben-Shaked Research Institute', 'Ben-Shaked Research Institute Ltd.', 'ben-shaked'),
  executed('Alder Creek Medical School', 'Alder Creek University Medical School', 'aldercreek'),
  executed(
    'Universität Weidental',
    'Universität Weidental, Körperschaft des öffentlichen Rechts',
    'weidental',
  ),
  executed('Te Awa Research Trust', 'Te Awa Research Trust', 'teawa'),
  executed('Cedar Hollow Institute', 'Cedar Hollow Institute for Human Development', 'cedarhollow'),
  executed('Politecnico di Roccabruna', 'Politecnico di Roccabruna', 'roccabruna'),
  at(I.NEW_SBSO, R.NONE)(
    'University of Port Sinclair',
    'The Governors of the University of Port Sinclair',
    'portsinclair',
  ),
  awaiting('Maple Ridge Hospital', 'Maple Ridge Hospital Society', 'mapleridge'),
  awaiting('Instituto Serra Azul', 'Fundação Instituto Serra Azul', 'serra-azul'),
  unsigned('Granite Bay University', 'Granite Bay University Foundation', 'granitebay'),
  unsigned('Karolinen Hospital', 'Karolinen Universitätsklinikum', 'karolinen'),
  underReview('Stonebridge Behavioral Center', 'Stonebridge Behavioral Center LLC', 'stonebridge'),
  underReview('Oduya College of Health Sciences', 'Oduya College of Health Sciences', 'oduya'),
  at(I.FOLLOW_UP, R.NONE)('Redwood Analytics Lab', 'Redwood Analytics Laboratory, Inc.', 'redwood-lab'),
  at(I.REJECTED, R.NONE)('Quickgene Testing', 'Quickgene Consumer Testing, Inc.', 'quickgene'),
  // Its agreement is still under negotiation: the institution is approved and has no agreement yet.
  at(I.APPROVED, R.NONE)('Hollins Valley Clinic', 'Hollins Valley Clinic Association', 'hollinsvalley'),
];
