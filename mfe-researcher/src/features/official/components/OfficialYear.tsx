import { fill, Stack, Text } from '@portal/shared-ui';
import { useApi } from '@portal/shared-ui/data';
import { RouteLink } from '@portal/shared-ui/page';
import { verificationPanel as words } from '#texts/verification';
import { isWaiting } from '../model/verdict-drafts.ts';
import { YearNotice } from './YearNotice.tsx';

/** On the page of the institution, for who signs for it: who waits for a decision now, and by when the others do. */
export function OfficialYear({ institution }: { institution: number }) {
  const { data } = useApi('GET /institution/{id}/verification/', { params: { id: institution } });
  const count = data?.results.filter(isWaiting).length ?? 0;
  return (
    <Stack gap="2">
      {count > 0 ? (
        <Text>
          <RouteLink to="/annual-researcher-review">{fill(words.waiting.title, { count })}</RouteLink>
        </Text>
      ) : null}
      <YearNotice year={data?.year ?? null} />
    </Stack>
  );
}
