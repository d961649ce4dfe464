import { useTranslation } from 'react-i18next';
import type { ActivityBasis } from '@/families/activity/activityContext';
import { formatCents } from '@/platform/format/money';
import { formatNumber } from '@/platform/format/number';
import { sayWith } from '@/platform/i18n/say';
import type { PlanChange } from '../rules/planChanges';

const UNKNOWN = '–';
/** Where the words of a value stand, by its kind. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['unit', 'units'],
  ['way', 'ways'],
  ['basis', 'bases'],
  ['over', 'overs'],
]);

/** What changed in a planning, in words: the line, the field, and both values as the form writes them. */
export function useChangeWords({
  centers,
  accounts: expenseAccounts,
  incomeAccounts,
}: Pick<ActivityBasis, 'centers' | 'accounts' | 'incomeAccounts'>) {
  const accounts = [...expenseAccounts, ...incomeAccounts];
  const { t } = useTranslation('planning');
  const { t: words } = useTranslation('activity');
  const say = sayWith(words);
  const centerName = (id: number | null) =>
    centers.find((center) => center.id === id)?.name ?? (id === null ? UNKNOWN : String(id));
  const plotName = (id: number) =>
    centers.flatMap(({ plotList }) => plotList ?? []).find((plot) => plot.id === id)?.name ?? String(id);
  const sharedTo = ({ plotId, productName, centerId }: PlanChange) => {
    if (plotId !== null) return plotName(plotId);
    return productName === null ? centerName(centerId) : `${productName} · ${centerName(centerId)}`;
  };
  const accountName = (id: number | null) => {
    const account = accounts.find((each) => each.id === id);
    return account ? `${account.subgroupName} · ${account.name}` : t('versions.unknownAccount', { id });
  };

  const lineName = (change: PlanChange): string =>
    ({
      head: () => words('sections.head'),
      production: () => `${change.productName ?? UNKNOWN} · ${centerName(change.centerId)}`,
      expenses: () => accountName(change.accountId),
      apportionment: () => t('versions.share', { name: sharedTo(change) }),
    })[change.part]();

  const fieldName = ({ field, how }: PlanChange): string => {
    if (field === null) return t(how === 'ADDED' ? 'versions.added' : 'versions.removed');
    const [group, name] = field.split('.');
    if (name === undefined) return t(`versions.fields.${field}`, field);
    return say(group === 'month' ? `months.${name}` : `quantities.${name}`);
  };

  const valueText = (kind: PlanChange['kind'], value: PlanChange['before']): string => {
    if (value === null || value === '') return UNKNOWN;
    if (typeof value === 'boolean') return t(value ? 'versions.yes' : 'versions.no');
    if (typeof value === 'number') {
      if (kind === 'year') return String(value);
      if (kind === 'account') return accountName(value);
      if (kind === 'cents') return `R$ ${formatCents(value)}`;
      return kind === 'percent' ? `${formatNumber(value)}%` : formatNumber(value);
    }
    const group = GROUPS.get(kind);
    if (group !== undefined) return say(`${group}.${value}`);
    if (kind === 'spread') return say(/^\d/.test(value) ? `months.${value}` : `spreads.${value}`);
    return value;
  };
  return { lineName, fieldName, valueText };
}
