/** Fixtures with which the authorization matrix calls the endpoints of agreements. */
import type { MatrixInput, MatrixOptions } from '@portal/kit/testing';
import { writableFields } from '@portal/kit/testing';
import { PDF } from './uploads.ts';
import type { Factories } from './index.ts';

type Part = Required<Pick<MatrixOptions, 'fixtures' | 'actions' | 'samples' | 'fields' | 'accessOnly'>>;

const on = (action: string) => ({ object: 'agreement', action });
const signed = (): MatrixInput => ({ body: { signature: 'X', password: 'x' } });

function revision(): MatrixInput {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'rda.pdf');
  return { body: form };
}

export function agreementMatrix(build: Factories): Part {
  return {
    fixtures: {
      agreement: {
        // The current agreement of the owner's institution, if the owner has one.
        default: async (owner) => {
          const institution = owner.institutionId ?? (await build.institution()).id;
          const [row] = await build.sql<{ id: string }>(
            `with f as (insert into core.file (type, name, media_type, size, sha256, storage_key, scan, institution_id, additional_data)
              values (2, 'RDA.pdf', 'application/pdf', 1, repeat('0', 64), 'none', 'clean', $1, '{"status": 1}') returning id)
            update core.institution set current_rda_id = (select id from f) where id = $1 returning current_rda_id as id`,
            [institution],
          );
          return row?.id ?? '';
        },
      },
      'rda-template': { default: (owner) => build.file({ creator: owner, type: 4, name: 'template.pdf' }) },
    },
    actions: {
      'GET /agreement/{id}/pdf/': on('read'),
      'PATCH /file/{id}/': on('edit'),
      'POST /agreement/{id}/sign/': on('sign'),
      'POST /agreement/{id}/remind/': on('remind'),
      'POST /agreement/{id}/countersign/': on('countersign'),
      'POST /agreement/{id}/replace/': on('replace'),
      'POST /agreement/{id}/confirm-paper/': on('confirm_paper'),
      'POST /agreement/{id}/refuse-paper/': on('refuse_paper'),
    },
    samples: {
      'PATCH /file/{id}/': () => ({ body: { additional_data: { comments: 'Seen' } } }),
      'POST /agreement/': () => ({ body: { institution: 1 } }),
      'POST /agreement/{id}/sign/': signed,
      'POST /agreement/{id}/countersign/': signed,
      'POST /agreement/{id}/replace/': revision,
      'POST /agreement/{id}/confirm-paper/': () => ({ body: { paper: 1 } }),
      'POST /agreement/{id}/refuse-paper/': () => ({ body: { paper: 1, reason: 'x' } }),
    },
    fields: {
      agreement: writableFields({
        status: 1,
        comments: 'Seen',
        signature: 'Ada Official',
        signature_date: '2026-01-02',
        sf_signature: null,
        sf_signature_date: null,
        revised_date: null,
        scan: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
      }),
    },
    accessOnly: { 'GET /file/': { because: 'the list shows what may be read one by one' } },
  };
}
