/** Every history with declared labels, in the order in which pages offer them. */
import { plainHistory, type ObjectHistory } from './history.ts';
import {
  alertMessageHistory,
  cohortHistory,
  emailHistory,
  emailTemplateHistory,
  featureToggleHistory,
  metaDataHistory,
  machineKeyHistory,
  webhookHistory,
} from '../administration/history.ts';
import { agreementHistory } from '../agreement/history.ts';
import { collectionHistory } from '../tissue/collection.history.ts';
import { datasetHistory } from '../dataset/history.ts';
import { institutionHistory, userInstitutionHistory } from '../institution/history.ts';
import { orderHistory } from '../tissue/order.history.ts';
import { projectHistory } from '../project/history.ts';
import { releaseNoteHistory } from '../release/note.history.ts';
import { requestHistory } from '../request/history.ts';
import { sampleTypeHistory } from '../sample/history.ts';
import { transferAgreementHistory } from '../transfer-agreement/history.ts';
import { userHistory } from '../people/user.history.ts';

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
  machineKeyHistory,
  webhookHistory,
] as const;
export type HistoryModel = (typeof LIST)[number]['model'];

export const HISTORIES: readonly (ObjectHistory & { readonly model: HistoryModel })[] = LIST;
export const HISTORY_MODELS = LIST.map(({ model }) => model);

/** The history declaration of a model; a plain one if none is declared. */
export const findHistory = (model: string): ObjectHistory =>
  HISTORIES.find((history) => history.model === model) ?? plainHistory(model);
