import {
  lockOne,
  mutation,
  readOne,
  resourceRoutes,
  type Actor,
  type Handler,
  type Locked,
  type Work,
} from '@portal/kit';
import { acceptCloseOut, confirmCloseOut, returnCloseOut } from './close-out.commands.ts';
import type { CloseOutState } from './close-out.policy.ts';
import { closeOutResource } from './close-out.resource.ts';

type CloseOut = Locked<CloseOutState>;

const load = (
  { actor, params }: { readonly actor: Actor; readonly params: { readonly id: number } },
  work: Work,
): Promise<CloseOut> => lockOne<CloseOutState>(closeOutResource, { work, actor, id: params.id });

interface Reading {
  readonly call: { readonly actor: Actor };
  readonly work: Work;
  readonly loaded: CloseOut;
}
const readNow = async ({ call, work, loaded }: Reading) =>
  readOne(work, closeOutResource, call.actor, loaded.id);
const stages = {
  load,
  current: async (reading: Reading) => (await readNow(reading)).object,
  present: async (reading: Reading) => {
    const { object: body, etag } = await readNow(reading);
    return { body, etag };
  },
};

export const closeOutRoutes: readonly Handler[] = [
  ...resourceRoutes(closeOutResource),
  mutation<'POST /close-out/{id}/confirm/', CloseOut>('POST /close-out/{id}/confirm/', {
    ...stages,
    authorise: 'confirm',
    command: ({ call, work, loaded }) => confirmCloseOut({ work, loaded }, call),
  }),
  mutation<'POST /close-out/{id}/accept/', CloseOut>('POST /close-out/{id}/accept/', {
    ...stages,
    authorise: 'review',
    command: acceptCloseOut,
  }),
  mutation<'POST /close-out/{id}/return/', CloseOut>('POST /close-out/{id}/return/', {
    ...stages,
    authorise: 'review',
    command: ({ call, work, loaded }) => returnCloseOut({ work, loaded }, call.body.reason),
  }),
];
