import { PERSON_COMMENT_READERS, type Role } from '@portal/contract/roles';
import { fill, plainText } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { useSession } from '@portal/shared-ui/session';
import { palette as words } from '#texts/palette';
import type { ListOption, OptionGroup } from '../search/OptionList.tsx';

const MOST = 5;
/** The search index needs at least three letters. */
const SHORTEST = 3;
/** The number of characters shown before the match, and in total. */
const BEFORE = 40;
const SHOWN = 140;

/** The part of a text around the match. */
function excerpt(html: string, typed: string): string {
  const text = plainText(html).replaceAll(/\s+/g, ' ');
  const found = text.toLowerCase().indexOf(typed.toLowerCase());
  const start = text.lastIndexOf(' ', Math.max(0, found - BEFORE)) + 1;
  const part = text.slice(start, start + SHOWN);
  return `${start > 0 ? '…' : ''}${part}${start + SHOWN < text.length ? '…' : ''}`;
}

interface Asked {
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly reload: () => Promise<void>;
}

/** If a list failed, its group says so and offers a retry. */
const failedOptions = (text: string, lists: readonly Asked[]): ListOption[] => {
  const failed = lists.filter(({ error }) => error !== undefined);
  return failed.length === 0
    ? []
    : [{ key: 'failed', text, choose: () => void Promise.all(failed.map(({ reload }) => reload())) }];
};

/**
 * Messages, comments and donors that contain the searched words, each from its own list and with its permissions
 * (decision 511). If one fails, only its group is missing.
 */
export function useFoundWords(
  searched: string,
  go: (path: string) => void,
): { groups: OptionGroup[]; isLoading: boolean } {
  const { role } = useSession();
  const enabled = searched.length >= SHORTEST;
  const query = { search: searched, limit: MOST };
  const silently = { silent: true, enabled };
  const readsPeople = (PERSON_COMMENT_READERS as readonly (Role | null)[]).includes(role);
  const messages = useList('GET /request-message/', query, silently);
  const people = useList('GET /user-comment/', query, { silent: true, enabled: enabled && readsPeople });
  const institutions = useList('GET /institution-comment/', query, silently);
  const tissue = useList('GET /abn_data/', query, silently);
  const pilot = useList('GET /abn_data_pilot/', query, silently);
  const toOption = (path: string, text: string, detail: string, key: string) => ({
    key,
    text,
    detail,
    choose: () => go(path),
  });
  const groups = [
    {
      key: 'messages',
      label: words.messages,
      options: [
        ...messages.rows.map(({ id, request, sfari_request_id: code, kind, subject, text }) =>
          toOption(
            `/request/${request}?tab=conversation`,
            subject ? `${code}: ${subject}` : fill(words.kinds[kind], { code }),
            excerpt(text, searched),
            `message ${id}`,
          ),
        ),
        ...failedOptions(words.failed.messages, [messages]),
      ],
    },
    {
      key: 'comments',
      label: words.comments,
      options: [
        ...people.rows.map(({ id, about, text }) =>
          toOption(`/user/${about.id}`, about.display_name, excerpt(text, searched), `user ${id}`),
        ),
        ...institutions.rows.map(({ id, about, comment }) =>
          toOption(
            `/institution/${about.id}`,
            about.display_name,
            excerpt(comment, searched),
            `institution ${id}`,
          ),
        ),
        ...failedOptions(words.failed.comments, [people, institutions]),
      ],
    },
    {
      key: 'donors',
      label: words.donors,
      options: [
        ...[...tissue.rows, ...pilot.rows].map(({ donor_hash: hash, diagnosis }) =>
          toOption(`/abn_donor/?donor_hash=${hash}`, fill(words.donor, { hash }), diagnosis, `donor ${hash}`),
        ),
        ...failedOptions(words.failed.donors, [tissue, pilot]),
      ],
    },
  ];
  return {
    groups,
    isLoading: [messages, people, institutions, tissue, pilot].some(({ isLoading }) => isLoading),
  };
}
