/**
 * BINS, the brain bank's order system (spec 3 section 3 "BINS order"). Orders are created by POST, changed by PUT and
 * read by GET. The caller chooses the number; creating an order twice with the same number gives one order. An order
 * for a person whose name contains "BINS is slow" is stored, but the caller gets no answer; one with "BINS says no" is
 * refused.
 */
import { openStored } from './stored.ts';
import { json, readText, SILENCE, type OutsideSystem } from './system.ts';

interface Order {
  readonly orderId: number;
  readonly created_date: string;
  readonly [field: string]: unknown;
}

const REQUIRED = ['name', 'email', 'institution', 'request_id', 'cases'] as const;

const isGiven = (value: unknown): boolean =>
  readText(value) !== undefined || typeof value === 'number' || (Array.isArray(value) && value.length > 0);

const readNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

export function createBins(dataDir: string): OutsideSystem {
  const stored = openStored<readonly Order[]>(dataDir, 'bins', []);
  const find = (id: number): Order | undefined => stored.value.find(({ orderId }) => orderId === id);
  const storeOrder = (order: Order): Order => {
    stored.write([...stored.value.filter(({ orderId }) => orderId !== order.orderId), order]);
    return order;
  };

  return ({ method, path, authorization, body }) => {
    if (!/^(Token|Bearer) \S+$/.test(authorization)) return json(401, { detail: 'Token required' });
    const [, root, given, more] = path.split('/');
    if (root !== 'orders' || more !== undefined) return undefined;
    const missing = REQUIRED.filter((field) => !isGiven(body[field]));
    const refusal = json(
      400,
      Object.fromEntries(missing.map((field) => [field, ['This field is required.']])),
    );

    if (given === undefined) {
      if (method === 'GET') return json(200, { results: stored.value });
      if (method !== 'POST') return undefined;
      const orderId = readNumber(body['orderId']);
      if (orderId === undefined) return json(400, { orderId: ['A number is required.'] });
      const known = find(orderId);
      if (known) return json(200, known);
      if (missing.length > 0) return refusal;
      const name = readText(body['name']) ?? '';
      if (name.includes('BINS says no')) return json(422, { name: ['This person is not known.'] });
      const made = storeOrder({ ...body, orderId, created_date: new Date().toISOString() });
      return name.includes('BINS is slow') ? SILENCE : json(201, made);
    }
    const known = find(Number(given));
    if (!known) return json(404, { detail: 'Not found.' });
    if (method === 'GET') return json(200, known);
    if (method !== 'PUT') return undefined;
    if (missing.length > 0) return refusal;
    return json(200, storeOrder({ ...body, orderId: known.orderId, created_date: known.created_date }));
  };
}
