import { LIMITS } from '@portal/contract/limits';
import { Box, Button, chakra, Flex, Input } from '@portal/shared-ui';
import { RouteLink } from '@portal/shared-ui/page';
import { useNavigate } from '@portal/shared-ui/router';
import type { FormEvent } from 'react';
import { visitor as words } from '#texts/home';

const CATALOGUE = '/public-resources';

/** Searches the public catalog, where the search can be refined; or opens it as a whole. */
export function CatalogueSearch() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = (new FormData(event.currentTarget).get('q') as string).trim();
    const isLongEnough = text.length >= LIMITS.searchMinimum;
    void navigate(isLongEnough ? `${CATALOGUE}?${new URLSearchParams({ q: text })}` : CATALOGUE);
  };
  return (
    <Box as="search">
      <chakra.form onSubmit={search} maxW="prose">
        <Flex gap="2">
          <Input
            name="q"
            type="search"
            aria-label={words.searchLabel}
            placeholder={words.searchLabel}
            maxLength={LIMITS.searchText}
          />
          <Button type="submit">{words.search}</Button>
        </Flex>
      </chakra.form>
      <RouteLink to={CATALOGUE} display="inline-block" minH="6" mt="2">
        {words.browse}
      </RouteLink>
    </Box>
  );
}
