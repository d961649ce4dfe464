import type { FieldErrors } from '../../answers';
import type { DocumentProducer } from '../../db/finance/financeTypes';
import { id } from '../../read';
import { demo } from '../../state';

const MOST_PRODUCERS = 20;

/** Producers with their parts, as the wire has them. */
export const producersWire = (producers: readonly DocumentProducer[]) =>
  producers.map(({ farmerId, percentage }) => ({
    farmerPersonId: farmerId,
    farmerPersonName: demo.world.people.get(farmerId)?.name ?? null,
    percentage,
  }));

/**
 * The producers that are sent: each of this customer and named once, together 100 %; none is allowed. Undefined where
 * nothing is said of them.
 */
export function sentProducers(
  sent: unknown,
  customerId: number | null,
  errors: FieldErrors,
): DocumentProducer[] | undefined {
  if (sent === null || sent === undefined) return undefined;
  const rows = Array.isArray(sent) ? (sent as Record<string, unknown>[]) : [];
  const producers = rows.map(({ farmerPersonId, percentage }) => ({
    farmerId: id(farmerPersonId) ?? 0,
    percentage: typeof percentage === 'number' && Number.isFinite(percentage) ? percentage : 0,
  }));
  const ids = producers.map(({ farmerId }) => farmerId);
  const hundredths = producers.reduce((sum, { percentage }) => sum + Math.round(percentage * 100), 0);
  if (!Array.isArray(sent) || producers.length > MOST_PRODUCERS)
    errors.Producers = ['Os produtores não puderam ser lidos.'];
  else if (ids.some((each) => demo.world.people.get(each)?.customerId !== customerId))
    errors.Producers = ['Produtor: registro não encontrado.'];
  else if (new Set(ids).size < ids.length) errors.Producers = ['O mesmo produtor aparece duas vezes.'];
  else if (
    producers.length > 0 &&
    (hundredths !== 10_000 || producers.some(({ percentage }) => percentage <= 0))
  )
    errors.Producers = ['As partes dos produtores devem somar 100%.'];
  return producers;
}
