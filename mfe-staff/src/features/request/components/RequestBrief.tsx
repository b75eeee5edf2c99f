import { DONOR_READER_ROLES } from '@portal/contract/donors';
import { tabsFor } from '@portal/contract/request-types/request-tabs';
import type { Request } from '@portal/contract/types';
import { chakra, StatusBadge } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { useSearchParams } from '@portal/shared-ui/router';
import { useSession } from '@portal/shared-ui/session';
import { StatusLine } from '@portal/shared-ui/timeline';
import { Fragment } from 'react';
import type { RequestFact } from '../model/request-facts.ts';
import {
  donorsFact,
  isApprovable,
  listBriefFacts,
  samplesFact,
  showsAvailability,
} from '../model/brief-facts.ts';
import { tabAddress } from '../model/tab-address.ts';
import { PageLink } from './PageLink.tsx';
import { brief as words } from '#texts/brief';
import { request as requestWords } from '#texts/request';

/** A chip stands at the same height with and without a link. */
const LEVEL = { display: 'inline-flex', alignItems: 'center', minHeight: '6' } as const;
const CHIP = { ...LEVEL, '& > a': LEVEL } as const;

/**
 * Summarizes whether the request can be approved: its progress, the relevant facts with links to details, and the
 * answers.
 */
export function RequestBrief({ request }: { request: Request }) {
  const [search] = useSearchParams();
  const facts = [...listBriefFacts(request), useSamplesFact(request), useDonorsFact(request)].filter(
    (fact) => fact !== null,
  );
  // a renewal has no team tab, and some readers have no conversation tab
  const tabs: readonly string[] = [
    ...tabsFor(request.type, request.abilities, request),
    ...(request.abilities['read_note'] ? ['conversation'] : []),
  ];
  return (
    <chakra.section aria-label={words.label} mb="6" display="grid" gap="3">
      <StatusLine label={requestWords.details.progressLabel} stages={request.stages ?? []} />
      <chakra.ul listStyleType="none" m="0" p="0" display="flex" flexWrap="wrap" alignItems="center" gap="2">
        {facts.map(({ label, tone, tab, to }) => (
          <chakra.li key={label} css={CHIP}>
            {to !== undefined ? (
              <PageLink to={to}>
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </PageLink>
            ) : tab === undefined || !tabs.includes(tab) ? (
              <StatusBadge tone={tone}>{label}</StatusBadge>
            ) : (
              <RouteLink
                to={`${tabAddress(tab, search)}${tab === 'availability' ? '#admin' : ''}`}
                replace
                preventScrollReset
              >
                <StatusBadge tone={tone}>{label}</StatusBadge>
              </RouteLink>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <BriefAnswers answers={request.brief ?? []} />
    </chakra.section>
  );
}

/** The main answers, each cut to two lines; the full text is in the application below. */
function BriefAnswers({ answers }: { answers: NonNullable<Request['brief']> }) {
  if (answers.length === 0) return null;
  return (
    <chakra.dl
      aria-label={words.answers}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'fit-content(12rem) minmax(0, 1fr)' }}
      columnGap="4"
      rowGap={{ base: '0', md: '1' }}
      m="0"
    >
      {answers.map(({ label, text }) => (
        <Fragment key={label}>
          <chakra.dt color="fg.muted" mt={{ base: '1', md: '0' }}>
            {label}
          </chakra.dt>
          <chakra.dd m="0" lineClamp="2" overflowWrap="anywhere" whiteSpace="pre-line">
            {text}
          </chakra.dd>
        </Fragment>
      ))}
    </chakra.dl>
  );
}

/** Whether the inventory has the samples, for types that ask for some. The availability tab uses the same call. */
function useSamplesFact(request: Request): RequestFact | null {
  const { data } = useApi('GET /request/{id}/samples/', {
    params: { id: request.id },
    enabled: showsAvailability(request),
    silent: true,
  });
  return data ? samplesFact(data.results) : null;
}

/** The donors of a tissue request, and while it can be approved, whether the brain bank still has them. */
function useDonorsFact(request: Request): RequestFact | null {
  const { role } = useSession();
  const isReader = role !== null && DONOR_READER_ROLES.some((reader) => reader === role);
  const { data } = useApi('GET /request/{id}/collection/', {
    params: { id: request.id },
    enabled: isReader && tabsFor(request.type, request.abilities, request).includes('collection'),
    silent: true,
  });
  const cart = data?.submitted_cart ?? null;
  const isAsked = cart !== null && isApprovable(request);
  const offer = useApi('GET /abn_cart/{id}/offer/', {
    params: { id: cart ?? 0 },
    enabled: isAsked,
    silent: true,
  });
  // one text, not two in succession
  return data && (!isAsked || offer.data || offer.error) ? donorsFact(data, offer.data?.results) : null;
}
