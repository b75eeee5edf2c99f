/** Fixtures with which the authorization matrix calls the endpoints of Material Transfer Agreements. */
import type { MatrixInput, MatrixOptions } from '@portal/kit/testing';
import { buildRequest } from '@portal/researcher/testing';
import { buildTransfer } from './build-transfer.ts';
import type { Factories } from './factories.ts';

type Part = Required<Pick<MatrixOptions, 'fixtures' | 'actions' | 'samples'>>;

const on = (action: string) => ({ object: 'transfer-agreement', action });
const signed = (): MatrixInput => ({ body: { signature: 'X', password: 'x' } });
const reasoned = (): MatrixInput => ({ body: { reason: 'x' } });

export const transferMatrix = (build: Factories): Part => ({
  fixtures: {
    'transfer-agreement': {
      // An agreement of a request of the owner.
      default: async (owner) => {
        const institution =
          owner.institutionId === null
            ? await build.institution()
            : { id: owner.institutionId, name: 'University' };
        // A draft, because a submitted request would make its owner visible to the brain bank's reviewers.
        const request = await buildRequest(build, { owner, type: 8, status: 1 });
        return buildTransfer(build, { request, recipient: owner, institution, state: 'signature_needed' });
      },
    },
  },
  actions: {
    'GET /transfer-agreement/{id}/pdf/': on('read'),
    'POST /transfer-agreement/{id}/sign/': on('sign'),
    'POST /transfer-agreement/{id}/remind/': on('remind'),
    'POST /transfer-agreement/{id}/execute/': on('execute'),
    'POST /transfer-agreement/{id}/decline/': on('decline'),
    'POST /transfer-agreement/{id}/reissue/': on('reissue'),
  },
  samples: {
    'POST /transfer-agreement/{id}/sign/': signed,
    'POST /transfer-agreement/{id}/execute/': signed,
    'POST /transfer-agreement/{id}/decline/': reasoned,
    'POST /transfer-agreement/{id}/reissue/': reasoned,
  },
});
