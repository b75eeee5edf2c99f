import { FILE_TYPE } from '@portal/contract/statuses';
import { Badge, Box, chakra, fill, formatDate, Heading, HStack, LoadingText, Text } from '@portal/shared-ui';
import { useList } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { notify } from '@portal/shared-ui/toaster';
import { FileUpload, uploadAs } from '@portal/shared-ui/upload';
import { rdaAdmin, rdaList } from '#texts/rda';

const upload = uploadAs(FILE_TYPE.RDA_TEMPLATE);

/** The foundation's RDA templates: the newest is in use, older ones stay available. */
export function Templates() {
  const list = useList('GET /rda-template/', { limit: 10 });
  return (
    <Box as="section" aria-label={rdaList.template} maxW="3xl">
      <Heading as="h2" textStyle="xl" mb="2">
        {rdaList.template}
      </Heading>
      <Text color="fg.muted" mb="4">
        {rdaList.templateHelp}
      </Text>
      {list.error ? (
        <RetryPanel title={rdaList.templateFailed} error={list.error} onRetry={() => void list.reload()} />
      ) : null}
      {list.isLoading ? <LoadingText /> : null}
      {!list.isLoading && !list.error && list.rows.length === 0 ? <Text>{rdaList.templateNone}</Text> : null}
      <chakra.ul listStyleType="none" m="0" p="0" mb="6">
        {list.rows.map((row) => (
          <chakra.li key={row.id} py="row" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <HStack gap="3" wrap="wrap">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {row.name}
              </Text>
              {row.current ? <Badge colorPalette="green">{rdaList.templateCurrent}</Badge> : null}
            </HStack>
            <Text color="fg.muted" textStyle="sm">
              {fill(rdaList.templateBy, {
                name: row.creator?.display_name ?? rdaAdmin.portal,
                date: formatDate(row.created),
              })}
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
      <FileUpload
        label={rdaList.templateUpload}
        files={[]}
        upload={upload}
        onChange={() => {
          notify.success(rdaList.templateUploaded);
          void list.reload();
        }}
      />
    </Box>
  );
}
