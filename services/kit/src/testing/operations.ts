/** The authorization matrix of a service's operations, exports of lists and lists of home. */
import { EXPORTED_LISTS, type ExportedList, type OperationService } from '@portal/contract';
import type { Fixture, MatrixOptions } from './matrix/matrix.options.ts';

type Rows = (text: string, values: readonly unknown[]) => Promise<readonly { readonly id: number }[]>;
type Parts = Required<Pick<MatrixOptions, 'fixtures' | 'samples' | 'accessOnly'>>;

export function operationMatrix(service: OperationService, rows: Rows): Parts {
  const make: Fixture = async (owner) => {
    const [made] = await rows(
      `insert into ${service}.operation (kind, maker_id, roles, items) values ('list_export', $1, '{}', '{}')
      on conflict (kind, maker_id) where finished is null do update set done = 0 returning id`,
      [owner.id],
    );
    return made?.id ?? 0;
  };
  const names = Object.keys(EXPORTED_LISTS) as ExportedList[];
  const list = names.find((name) => EXPORTED_LISTS[name] === service);
  return {
    fixtures: { [`${service}-operation`]: { export: make } },
    samples: {
      [`POST /${service}-export/`]: () => ({ body: { list, query: '', address: '/' } }),
      [`GET /${service}-export/{id}/rows/`]: () => ({ query: 'piece=0' }),
      ...(service === 'staff' ? {} : { [`GET /${service}-home-list/`]: () => ({ query: 'lists=' }) }),
    },
    accessOnly: {
      [`POST /${service}-export/`]: {
        because: 'the list that it names decides; list-export.test.ts',
        may: [403, 409],
      },
      [`GET /${service}-export/{id}/rows/`]: {
        because: 'own exports alone; list-export.test.ts',
        may: [404],
      },
      ...(service === 'staff'
        ? {}
        : {
            [`GET /${service}-home-list/`]: {
              because: 'each list that it names decides; home-lists.test.ts of core',
              may: [200],
            },
          }),
    },
  };
}
