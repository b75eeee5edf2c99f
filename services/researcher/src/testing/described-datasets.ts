/** Builds datasets with files, and each way in which a person may see a restricted one. */
import { FILE_TYPE, type ACCESS_TYPES } from '@portal/contract';
import type { Harness } from '@portal/core/testing';
import type { TestPerson } from '@portal/kit/testing';
import {
  DatasetAccessModel,
  DatasetFileModel,
  DatasetModel,
  DatasetUserModel,
  RequestDatasetModel,
} from '../models/index.ts';

export interface DescribedDataset {
  readonly id: string;
  readonly fileId: string;
}
export interface DescribedOptions {
  readonly limited?: boolean;
  readonly active?: boolean;
  /** The newest version, if this is an older one. */
  readonly parent?: string;
  readonly kind?: 'data' | 'dictionary' | 'release_notes';
}

type AccessType = (typeof ACCESS_TYPES)[number];

let sequence = 0;

export function createDatasetFactories({ build, database }: Pick<Harness, 'build' | 'database'>) {
  return {
    async described(options: DescribedOptions = {}): Promise<DescribedDataset> {
      const { limited = false, active = true, parent = null, kind = 'dictionary' } = options;
      const fileId = await build.file({
        creator: await build.person({ roles: ['sfari_admin'] }),
        type: kind === 'data' ? FILE_TYPE.DATASET_ZIP : FILE_TYPE.DATASET_DICTIONARY,
      });
      const { id } = await database.insert(DatasetModel, {
        dataset_id: `DS9${(sequence += 1)}`,
        name: 'Described',
        type: 1,
        curator_type: 1,
        cohort_id: await build.cohort('SSC'),
        limited,
        active,
        parent,
        release_date: '2026-01-02',
      });
      await database.insert(DatasetFileModel, { dataset_id: id, kind, file_id: fileId });
      return { id, fileId };
    },
    async allow(dataset: DescribedDataset, person: TestPerson): Promise<void> {
      await database.insert(DatasetUserModel, { dataset_id: dataset.id, user_id: person.id });
    },
    async grant(
      dataset: DescribedDataset,
      person: TestPerson,
      request: { readonly id: number },
      status: 'granted' | 'revoked',
      accessType: AccessType = 'AWS',
    ): Promise<void> {
      await database.insert(DatasetAccessModel, {
        dataset_id: dataset.id,
        user_id: person.id,
        request_id: request.id,
        access_type: accessType,
        status,
      });
    },
    async ask(dataset: DescribedDataset, request: { readonly id: number }): Promise<void> {
      await database.insert(RequestDatasetModel, { dataset_id: dataset.id, request_id: request.id });
    },
  };
}
