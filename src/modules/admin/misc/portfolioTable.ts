import type { TFunction } from 'i18next';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import type { PortfolioRow } from './miscWire';

type Texts = TFunction<'adminMisc'>;

/** The columns of customers and their account managers. */
export const portfolioColumns = (t: Texts): readonly ColumnSpec<PortfolioRow>[] => [
  { field: 'customerName', header: t('portfolio.customer'), identifying: true },
  { field: 'cityName', header: t('portfolio.city'), width: 180 },
  { field: 'accountManagerName', header: t('portfolio.manager'), width: 190 },
  { field: 'serviceClassificationName', header: t('portfolio.classification'), width: 120 },
  { field: 'since', header: t('portfolio.since'), kind: 'date', width: 104 },
  { field: 'isFreeAccount', header: t('portfolio.free'), kind: 'yesNo', width: 116 },
  { field: 'active', header: t('portfolio.active'), kind: 'active', width: 124 },
];

/** What they are found by. */
export const portfolioFilters = (t: Texts): readonly FilterSpec<PortfolioRow>[] => [
  { name: 'customerName', label: t('portfolio.customer'), kind: 'text' },
  { name: 'cityName', label: t('portfolio.city'), kind: 'text' },
  { name: 'accountManagerName', label: t('portfolio.manager'), kind: 'text' },
  { name: 'serviceClassificationName', label: t('portfolio.classification'), kind: 'text' },
  { name: 'since', label: t('portfolio.since'), kind: 'dateRange' },
  { name: 'isFreeAccount', label: t('portfolio.free'), kind: 'yesNo' },
  { name: 'active', label: t('portfolio.active'), kind: 'active' },
];
