import type { World } from '../types';
import type { Address, IssuerSnapshot, RuralIssuer } from './ruralInvoiceTypes';

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

/** Where a register has somebody, flat, as an invoice has it: a part of its own. */
export function addressOf(row: Omit<Address, 'number'> & { addressNumber: string }): Address {
  const { street, complement, district, city, cityCode, state, zip, country, countryCode, phone } = row;
  return {
    street,
    number: row.addressNumber,
    complement,
    district,
    city,
    cityCode,
    state,
    zip,
    country,
    countryCode,
    phone,
  };
}

/** Code of IBGE of a state, with which an access key begins: the first two digits of each of its cities. */
export const stateCodeOf = ({ cityCode }: Pick<Address, 'cityCode'>): number => Number(cityCode.slice(0, 2));

/** An issuer as an invoice of that year carries it. */
export const snapshotOf = (world: World, issuer: RuralIssuer, year: number): IssuerSnapshot => ({
  id: issuer.id,
  name: issuer.name,
  kind: issuer.document.length === 11 ? 'PERSON' : 'COMPANY',
  document: issuer.document,
  stateRegistration: issuer.stateRegistration,
  address: addressOf(issuer),
  ...choiceOf(world, issuer, year),
});
