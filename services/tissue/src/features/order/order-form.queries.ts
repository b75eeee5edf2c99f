/** Initial values for an order of a tissue request: texts from its form, and the donors it was submitted with. */
import { requestType, type OrderForm } from '@portal/contract';
import { readOne, sql, type Actor, type Reads } from '@portal/kit';
import { z } from 'zod';
import { tissueRequestResource } from '../request/index.ts';
import { findObstacle, requireDonors, type OrderRules } from './orderable.ts';
import { readStock } from './stock.queries.ts';

const SubmittedDonors = z.array(z.object({ donor_hash: z.string(), diagnosis: z.string() }));
const Source = z.object({
  full_name: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
  phone_number: z.string().nullable(),
  brain_area: z.string().nullable(),
  tissue_needed: z.string().nullable(),
  resource_types: z.string().nullable(),
  owner: z.string(),
  owner_email: z.string(),
  institution: z.string().nullable(),
  donors: SubmittedDonors,
});

/** The donors of the request's last submission, whatever happened to its collection since. */
export async function readSubmittedDonors(
  reads: Reads,
  request: number,
): Promise<z.output<typeof SubmittedDonors>> {
  const row = await reads.row(
    z.object({ donors: SubmittedDonors }),
    sql`select donors from researcher_api.tissue_to_order where request_id = ${request}`,
  );
  return row?.donors ?? [];
}

/** @throws NOT_FOUND; WRONG_STATE for a request type without donors */
export async function readOrderForm(
  reads: Reads,
  actor: Actor,
  id: number,
  rules: OrderRules,
): Promise<OrderForm> {
  const { object: request } = await readOne(reads, tissueRequestResource, actor, id);
  requireDonors(request);
  const source = await reads.row(
    Source,
    sql`select form.*, owner.display_name as owner, owner.email as owner_email, institution.display_name as institution
      from researcher_api.tissue_to_order form join researcher_api.request asked on asked.id = form.request_id
      join core_api.person owner on owner.id = asked.owner_id
      left join core_api.institution institution on institution.id = asked.institution_id
      where form.request_id = ${id}`,
  );
  if (!source) throw new Error(`request ${id} is on the dashboard, and not to be ordered for`);
  const obstacle = await findObstacle(reads, request, rules);
  const stock = await readStock(
    reads,
    source.donors.map(({ donor_hash: hash }) => hash),
  );
  return {
    name: source.full_name || source.owner,
    email: source.email || source.owner_email,
    institution: source.institution ?? '',
    address: source.address ?? '',
    city: source.city ?? '',
    region: source.region ?? '',
    postal_code: source.postal_code ?? '',
    country: source.country ?? '',
    phone_numbers: source.phone_number ? [source.phone_number] : [],
    is_orderable: obstacle === null,
    obstacle,
    store: requestType(request.type).collection?.isPilot ? 'pilot' : 'main',
    wish: {
      brain_area: source.brain_area ?? '',
      tissue_needed: source.tissue_needed ?? '',
      storage: source.resource_types ?? '',
    },
    donors: source.donors.map(({ donor_hash: hash, diagnosis }) => ({
      donor_hash: hash,
      diagnosis,
      stock: stock.filter((row) => row.donor_hash === hash),
    })),
  };
}
