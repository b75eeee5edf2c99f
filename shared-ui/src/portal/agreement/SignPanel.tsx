import { useSession } from '../session/index.ts';
import { useWrite } from '../write/index.ts';
import { signing } from '#texts/rda';
import type { RdaPart } from './rda-parts.ts';
import { SignForm } from './SignForm.tsx';
import { useNextToSign } from './use-next-to-sign.ts';

const ENDPOINTS = {
  official: 'POST /agreement/{id}/sign/',
  foundation: 'POST /agreement/{id}/countersign/',
} as const;
const TITLES = { official: signing.officialTitle, foundation: signing.foundationTitle } as const;

/** Signing the RDA: first for the institution, then for the foundation. */
export function SignPanel({ agreement, etag, reload, side }: RdaPart & { side: keyof typeof ENDPOINTS }) {
  const { refresh } = useSession();
  const openNext = useNextToSign('rda');
  const write = useWrite(ENDPOINTS[side], {
    read: { etag, reload },
    invalidates: ['agreement', 'history', 'institution'],
    words: { STALE: signing.changed },
    async onDone() {
      await refresh();
      if (side === 'foundation') await openNext(agreement);
    },
  });
  return (
    <SignForm
      title={TITLES[side]}
      submit={signing.submit[side]}
      side={side}
      institution={agreement.institution.display_name}
      write={write}
      onSign={(given) =>
        write.send({ params: { id: agreement.id }, body: { ...given, sha256: agreement.sha256 } })
      }
    />
  );
}
