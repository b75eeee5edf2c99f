/** Request and response types, derived from the endpoints. Types only, so there is no run-time cost. */
import type { z } from 'zod';
import type { Endpoints, PortalEndpointKey } from './endpoints.ts';

type Out<T> = T extends z.ZodType ? z.output<T> : never;
type In<T> = T extends z.ZodType ? z.input<T> : never;
type Part<K extends PortalEndpointKey, F extends string> = F extends keyof Endpoints[K]
  ? Endpoints[K][F]
  : undefined;

/** Answer of an endpoint; undefined when it has no body. */
export type ResponseOf<K extends PortalEndpointKey> =
  Part<K, 'response'> extends z.ZodType ? Out<Part<K, 'response'>> : undefined;
/** JSON body that an endpoint takes. */
export type BodyOf<K extends PortalEndpointKey> =
  Part<K, 'body'> extends z.ZodType ? In<Part<K, 'body'>> : undefined;
export type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

export type ObjectOf<N extends string> = `GET /${N}/{id}/` extends PortalEndpointKey
  ? ResponseOf<`GET /${N}/{id}/`>
  : never;
export type User = ObjectOf<'user'>;
export type Institution = ObjectOf<'institution'>;
export type Project = ObjectOf<'project'>;
export type Request = ObjectOf<'request'>;
export type Renewal = ObjectOf<'renewal'>;
export type Dataset = ObjectOf<'dataset'>;
export type DatasetAccess = ObjectOf<'datasetaccess'>;
export type Review = ObjectOf<'review'>;
export type RequestMessage = ObjectOf<'request-message'>;
export type RevisionPoint = ObjectOf<'revision-point'>;
export type Incident = ObjectOf<'incident'>;
export type CloseOut = ObjectOf<'close-out'>;
export type TissueRequest = ObjectOf<'abn-request'>;
export type SentEmail = ObjectOf<'email'>;
export type Notification = ObjectOf<'notification'>;
export type UserInstitution = ObjectOf<'user-institution'>;
export type Collection = ObjectOf<'abn_cart'>;
export type Donor = ObjectOf<'abn_data'>;
export type DonorPage = ResponseOf<'GET /abn_donor/'>;
export type DonorSample = DonorPage['samples'][number];
export type DonorSurvey = ResponseOf<'GET /abn_survey/'>;
export type DonorSync = ObjectOf<'donor-sync'>;
export type DonorText = ObjectOf<'donor-text'>;
export type TissueOrder = ObjectOf<'abn_bins_upload'>;
export type Shipment = ObjectOf<'abn_shipment'>;
export type TransferAgreement = ObjectOf<'transfer-agreement'>;
export type OrderForm = ResponseOf<'GET /abn-request/{id}/order-form/'>;
