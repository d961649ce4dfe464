import type { World } from '../types';
import type { IssuerSnapshot, RuralIssuer } from './ruralInvoiceTypes';

/** The series of an issuer and the last number that was given out under it: that of the fiscal page where there is one. */
export function seriesOf(world: World, issuer: RuralIssuer): { series: number | null; lastNumber: number } {
  const row = world.finance.fiscalSeries.get(issuer.fiscalSeriesId);
  return row
    ? { series: row.series, lastNumber: row.lastNumber ?? 0 }
    : { series: issuer.ownSeries, lastNumber: issuer.ownLastNumber ?? 0 };
}

/** Gives out the next number of the issuer's series. */
export function takeNumber(world: World, issuer: RuralIssuer): { series: number; number: number } {
  const { series, lastNumber } = seriesOf(world, issuer);
  const number = lastNumber + 1;
  if (issuer.fiscalSeriesId === null)
    world.ruralInvoices.issuers.update(issuer.id, { ownLastNumber: number });
  else world.finance.fiscalSeries.update(issuer.fiscalSeriesId, { lastNumber: number });
  return { series: series ?? 0, number };
}

/** What the producer chose for a year: as the fiscal page keeps it, else as the own register does. */
export function choiceOf(
  world: World,
  issuer: RuralIssuer,
  year: number,
): { producerKind: string; contributionBase: string } {
  const chosen = world.finance.ruralContributions.find(
    (row) =>
      row.customerId === issuer.customerId &&
      issuer.farmerId !== null &&
      row.farmerId === issuer.farmerId &&
      row.year === year,
  );
  return {
    producerKind: chosen?.producerKind ?? issuer.ownProducerKind,
    contributionBase: chosen?.base ?? issuer.ownContributionBase,
  };
}

/** An issuer as an invoice of that year carries it. */
export function snapshotOf(world: World, issuer: RuralIssuer, year: number): IssuerSnapshot {
  const {
    street,
    addressNumber,
    complement,
    district,
    city,
    cityCode,
    state,
    zip,
    country,
    countryCode,
    phone,
  } = issuer;
  return {
    id: issuer.id,
    name: issuer.name,
    kind: issuer.document.length === 11 ? 'PERSON' : 'COMPANY',
    document: issuer.document,
    stateRegistration: issuer.stateRegistration,
    address: {
      street,
      number: addressNumber,
      complement,
      district,
      city,
      cityCode,
      state,
      zip,
      country,
      countryCode,
      phone,
    },
    ...choiceOf(world, issuer, year),
  };
}
