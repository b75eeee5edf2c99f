import type { Request } from '@portal/contract';
import { INSTITUTION_STATUS, RDA_STATUS } from '@portal/contract/statuses';
import { Box, formatDate, LoadingText, StatusBadge, Text, Notice } from '@portal/shared-ui';
import { useList, type RowOf } from '@portal/shared-ui/data';
import { RetryPanel } from '@portal/shared-ui/errors';
import { RouteLink } from '@portal/shared-ui/page';
import { DataTable, type TableColumn, type TableState } from '@portal/shared-ui/table';
import { useState } from 'react';
import { request as words } from '#texts/request';
import { AccessDetails } from './AccessDetails.tsx';

const NO_ACCESS = words.access.none;
type Access = RowOf<'GET /datasetaccess/'>;

/** Spec 2 section 9: 25 rows a page. */
const PAGE: TableState = { page: 1, pageSize: 25, ordering: '', search: '', filters: {} };

const getWay = ({ access_type: way }: Access): string => (way === 'Other' ? words.access.download : way);
/** True if the external system has applied the access, or there is no external system. */
const isReady = ({ external }: Access): boolean =>
  external === null || external.state === 'applied' || external.state === 'unconnected';

/** What the user can correct if the external system did not grant access. */
const CORRECT: Readonly<Partial<Record<Access['access_type'], string>>> = {
  Globus: words.access.checkGlobus,
  AWS: words.access.checkAws,
};

function Failed({ access: { access_type: way } }: { access: Access }) {
  const correct = CORRECT[way];
  return (
    <Box maxW="18rem">
      <StatusBadge tone="warning">{words.access.failed}</StatusBadge>
      <Text mt="1" textStyle="sm">
        {correct ?? words.access.looking}{' '}
        {correct ? <RouteLink to="/my-profile">{words.access.openProfile}</RouteLink> : null}
      </Text>
    </Box>
  );
}

function State({ access }: { access: Access }) {
  if (access.status !== 'granted')
    return (
      <>
        <StatusBadge tone="closed">{words.access.revoked}</StatusBadge>
        {access.revoked_because === 'expired' ? <Text textStyle="sm">{words.access.expired}</Text> : null}
      </>
    );
  if (access.external?.state === 'failed') return <Failed access={access} />;
  return isReady(access) ? (
    <StatusBadge tone="success">{words.access.granted}</StatusBadge>
  ) : (
    <StatusBadge tone="info">{words.access.settingUp}</StatusBadge>
  );
}

const COLUMNS: readonly TableColumn<Access>[] = [
  {
    id: 'dataset',
    header: words.access.dataset,
    value: ({ dataset }) => `${dataset.display_name} (${dataset.dataset_id})`,
    cell: ({ dataset }) => (
      <>
        <RouteLink to={`/dataset/${dataset.id}`}>{dataset.display_name}</RouteLink> ({dataset.dataset_id})
      </>
    ),
  },
  { id: 'way', header: words.access.way, value: getWay },
  { id: 'state', header: words.access.state, cell: (access) => <State access={access} /> },
  { id: 'since', header: words.access.since, value: (access) => formatDate(access.modified) },
];
const showDetails = ({ access_type: way, details }: Access) =>
  details ? <AccessDetails way={way} details={details} /> : null;

/** Where the granted data are. Shown only for an approved institution with a fulfilled RDA (spec 3 section 6). */
export function AccessTab({ request }: { request: Request }) {
  const isApproved = request.institution?.status === INSTITUTION_STATUS.APPROVED;
  const isFulfilled = request.institution?.rda_status === RDA_STATUS.FULLY_EXECUTED;
  const list = useList(
    'GET /datasetaccess/',
    { request: request.id, limit: 1000, expand: 'details' },
    { enabled: isApproved && isFulfilled },
  );
  const [state, setState] = useState(PAGE);
  if (!isApproved) return <Notice tone="warning">{words.access.institutionPending}</Notice>;
  if (!isFulfilled) return <Notice tone="warning">{words.access.notFulfilled}</Notice>;
  if (list.error)
    return (
      <RetryPanel title={words.access.loadFailed} error={list.error} onRetry={() => void list.reload()} />
    );
  if (list.isLoading) return <LoadingText />;
  if (list.rows.length === 0) return <Text>{NO_ACCESS}</Text>;
  const start = (state.page - 1) * state.pageSize;
  return (
    <DataTable
      caption={words.access.caption}
      columns={COLUMNS}
      rows={list.rows.slice(start, start + state.pageSize)}
      count={list.rows.length}
      state={state}
      onStateChange={setState}
      rowId={(access) => String(access.id)}
      rowLabel={(access) => `${access.dataset.display_name}, ${getWay(access)}`}
      details={showDetails}
    />
  );
}
