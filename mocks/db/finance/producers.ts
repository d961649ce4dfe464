import type { World } from '../types';
import type { DocumentProducer, FinancialDocument } from './financeTypes';

/** Whose a property is: of several producers with their parts, else of the one who answers for it. */
export function producersOfFarm(world: World, farmId: number | null | undefined): DocumentProducer[] {
  const farm = world.farms.get(farmId ?? undefined);
  if (!farm) return [];
  // Another one answers for it since: the parts of before are no longer true.
  const still = farm.producers?.some(({ farmerId }) => farmerId === farm.personId) ?? false;
  return still ? (farm.producers ?? []) : [{ farmerId: farm.personId, percentage: 100 }];
}

/** The producers of a document with their parts; documents of before name one at most. */
export function producersOf({ producers, farmerId }: Pick<FinancialDocument, 'producers' | 'farmerId'>) {
  if (producers && producers.length > 0) return producers;
  return farmerId === null ? [] : [{ farmerId, percentage: 100 }];
}

/** The part of a document that is a producer's, per cent; 0 where none of it is. */
export function producerPart(
  document: Pick<FinancialDocument, 'producers' | 'farmerId'>,
  farmerId: number,
): number {
  return producersOf(document).find((each) => each.farmerId === farmerId)?.percentage ?? 0;
}

/** How a document keeps its producers: the greatest part first names its one producer. */
export function keptProducers(producers: readonly DocumentProducer[]) {
  const [first] = producers.toSorted((a, b) => b.percentage - a.percentage);
  return { producers: [...producers], farmerId: first?.farmerId ?? null };
}
