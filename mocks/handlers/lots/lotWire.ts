import type { PoultryLot } from '../../db/poultryTypes';
import { demo } from '../../state';
import { aviaryName, houseOf, midnight } from './lotTables';

const setName = (id: number | null) => demo.world.poultryReferences.get(id)?.name ?? null;

/** A lot as its management sees it. */
export function lotWire(lot: PoultryLot) {
  const house = houseOf(lot.aviaryId);
  return {
    id: lot.id,
    version: lot.version,
    aviaryId: lot.aviaryId,
    aviaryName: aviaryName(lot.aviaryId),
    farmName: house.farmName,
    number: lot.number,
    status: lot.status,
    housingDate: midnight(lot.housingDate),
    durationDays: lot.durationDays,
    expectedEndDate: midnight(lot.expectedEndDate),
    closingDate: midnight(lot.closingDate),
    closingReason: lot.closingReason,
    productionOrder: lot.productionOrder,
    lineage: lot.lineage,
    gender: lot.gender,
    breederLot: lot.breederLot,
    hatchery: lot.hatchery,
    henAgeWeeks: lot.henAgeWeeks,
    quantityReceived: lot.received,
    discardedOnDelivery: lot.discarded,
    averageUnitWeight: lot.unitWeight,
    startingWeight: lot.startingWeight,
    litterNumber: lot.litterNumber,
    litter: lot.litter,
    litterProduct: lot.litterProduct,
    washedAndDisinfected: lot.cleaned,
    zootechnicalReferenceId: lot.zootechnicalReferenceId,
    zootechnicalReferenceName: setName(lot.zootechnicalReferenceId),
    ambienceReferenceId: lot.ambienceReferenceId,
    ambienceReferenceName: setName(lot.ambienceReferenceId),
    resultDocumentId: lot.resultDocument?.id ?? null,
    resultDocumentNumber: lot.resultDocument?.number ?? null,
    createdAt: lot.createdAt,
    updatedAt: lot.updatedAt,
    updatedBy: lot.updatedAt && lot.updatedByName,
  };
}
