/** BINS, the brain bank's inventory: orders of tissue, made by POST, changed by PUT (spec 2 section 3 "BINS order"). */
import { json, readText, type OutsideSystem } from './system.ts';

interface Order {
  readonly orderId: number;
  readonly created_date: string;
  readonly [field: string]: unknown;
}

const REQUIRED = ['name', 'email', 'institution', 'request_id'] as const;
const FIRST_ORDER = 5001;

export function createBins(): OutsideSystem {
  const orders = new Map<number, Order>();

  return ({ method, path, authorization, body }) => {
    if (!/^(Token|Bearer) \S+$/.test(authorization)) return json(401, { detail: 'Token required' });
    const [, root, given, more] = path.split('/');
    if (root !== 'orders' || more !== undefined) return undefined;
    const missing = REQUIRED.filter((field) => !readText(body[field]) && typeof body[field] !== 'number');
    const refusal = json(
      400,
      Object.fromEntries(missing.map((field) => [field, ['This field is required.']])),
    );

    if (given === undefined) {
      if (method === 'GET') return json(200, { results: [...orders.values()] });
      if (method !== 'POST') return undefined;
      if (missing.length > 0) return refusal;
      const order = { ...body, orderId: FIRST_ORDER + orders.size, created_date: new Date().toISOString() };
      orders.set(order.orderId, order);
      return json(201, order);
    }
    const known = orders.get(Number(given));
    if (!known) return json(404, { detail: 'Not found.' });
    if (method === 'GET') return json(200, known);
    if (method !== 'PUT') return undefined;
    if (missing.length > 0) return refusal;
    const changed = { ...body, orderId: known.orderId, created_date: known.created_date };
    orders.set(known.orderId, changed);
    return json(200, changed);
  };
}
