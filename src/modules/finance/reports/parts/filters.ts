import type { ListFilter, PeriodFilter } from '@/families/report/reportTypes';
import { addDays, addMonths, type LocalDate } from '@/platform/format/date';
import { firstDayOf, monthOf } from '@/platform/format/month';

/** The days from the first of this month until today. */
export const thisMonth = (today: LocalDate) => ({ from: firstDayOf(monthOf(today)), to: today });

/** The last thirty days, today included. */
export const last30Days = (today: LocalDate) => ({ from: addDays(today, -30), to: today });

/** The year that ends today. */
const lastYear = (today: LocalDate) => ({ from: addDays(addMonths(today, -12), 1), to: today });

/** A period of up to a year, this last one from the start. */
export const yearPeriod: PeriodFilter = { name: 'periodo', kind: 'period', longest: 'year', usual: lastYear };

const list = (name: string, of: string, wire: string): ListFilter => ({ name, kind: 'list', list: of, wire });

/** Whose production it is. */
export const farmers = list('produtor', 'farmers', 'farmerPersonIds');
/** Members of the family are producers too. */
export const familyMembers = list('membro', 'farmers', 'familyMemberIds');
/** The annex is filled in for one taxpayer. */
export const oneFarmer: ListFilter = { ...farmers, least: 1, most: 1, one: 'record' };
export const farms = list('propriedade', 'farms', 'farmIds');
/** Cost centers of the one farm that is chosen. */
export const costCenters: ListFilter = {
  ...list('centro', 'costCenters', 'farmActivityFieldIds'),
  within: farms.name,
};
export const partners = list('parceiro', 'persons', 'partnerPersonIds');
export const products = list('produto', 'products', 'productIds');
export const productLines = list('linha', 'productLines', 'productLineIds');
/** Another harvest may stand beside the chosen one. */
export const harvests: ListFilter = { ...list('safra', 'harvests', 'harvestIds'), time: true };
const accounts = list('banco', 'currentAccounts', 'currentAccountIds');

/** An account of any kind is a bank to a report. */
export const someBanks: ListFilter = { ...accounts, least: 1 };
export const oneBank: ListFilter = { ...accounts, least: 1, most: 1 };
