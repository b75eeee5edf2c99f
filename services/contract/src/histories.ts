/** Every object whose history has words, in the order in which people choose among them. Free of zod: browsers import it. */
import { plainHistory, type ObjectHistory } from './history.ts';
import {
  alertMessageHistory,
  cohortHistory,
  emailHistory,
  emailTemplateHistory,
  featureToggleHistory,
  metaDataHistory,
} from './objects/administration.history.ts';
import { agreementHistory } from './objects/agreement.history.ts';
import { collectionHistory } from './objects/collection.history.ts';
import { datasetHistory } from './objects/dataset.history.ts';
import { institutionHistory, userInstitutionHistory } from './objects/institution.history.ts';
import { orderHistory } from './objects/order.history.ts';
import { projectHistory } from './objects/project.history.ts';
import { releaseNoteHistory } from './objects/release-note.history.ts';
import { requestHistory } from './objects/request.history.ts';
import { sampleTypeHistory } from './objects/sample-type.history.ts';
import { transferAgreementHistory } from './objects/transfer-agreement.history.ts';
import { userHistory } from './objects/user.history.ts';

const LIST = [
  requestHistory,
  projectHistory,
  userHistory,
  institutionHistory,
  datasetHistory,
  sampleTypeHistory,
  collectionHistory,
  orderHistory,
  transferAgreementHistory,
  userInstitutionHistory,
  agreementHistory,
  alertMessageHistory,
  cohortHistory,
  featureToggleHistory,
  metaDataHistory,
  releaseNoteHistory,
  emailTemplateHistory,
  emailHistory,
] as const;
export type HistoryModel = (typeof LIST)[number]['model'];

export const HISTORIES: readonly (ObjectHistory & { readonly model: HistoryModel })[] = LIST;
export const HISTORY_MODELS = LIST.map(({ model }) => model);

/** The declaration of the object whose rows are so called; a plain one where it has no words of its own. */
export const findHistory = (model: string): ObjectHistory =>
  HISTORIES.find((history) => history.model === model) ?? plainHistory(model);
