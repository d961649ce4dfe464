import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filterText } from '@/platform/filters/filterText';
import type { FilterSpec } from '@/platform/filters/filterSpec';
import { parseFilter, type RawFilters } from '@/platform/filters/filterValues';
import { IconAction } from '@/platform/ui/IconAction';
import { LateMenu, type LateMenuProps } from '@/platform/ui/LateMenu';
import type { Report } from '../reportTypes';
import { aloneFilters, besideFilters, besideName, otherTimes, timesOf } from '../rules/comparison';

interface CompareMenuProps {
  readonly report: Report;
  readonly specs: readonly FilterSpec[];
  readonly raw: RawFilters;
  readonly onFilters: (raw: RawFilters) => void;
  /** Opens the drawer, where any other time may be chosen. */
  readonly onOther: () => void;
}

/** What may stand beside the report: the time before, the same a year before, any other, or nothing. */
export function CompareMenu({ report, specs, raw, onFilters, onOther }: CompareMenuProps) {
  const { t } = useTranslation('report');
  const { t: grid } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const times = timesOf(report);
  if (times.length === 0) return null;
  const set = besideFilters(report, raw) !== null;
  const alone = aloneFilters(raw);
  const wordsOf = (name: string, value: string) => {
    const spec = specs.find((each) => each.name === name);
    const read = spec && parseFilter(spec, value);
    return spec && read !== null && read !== undefined ? filterText(spec, read, grid) : value;
  };
  const items: LateMenuProps['items'] = [
    ...times.flatMap((filter) =>
      otherTimes(filter, raw[filter.name] ?? '').map(({ name, value }) => ({
        key: `${filter.name}.${name}`,
        label: t(`compare.${name}`, { time: wordsOf(filter.name, value) }),
        checked: raw[besideName(filter.name)] === value,
        onChoose: () => onFilters({ ...alone, [besideName(filter.name)]: value }),
      })),
    ),
    { key: 'other', label: t('compare.other'), onChoose: onOther },
    ...(set ? [{ key: 'none', label: t('compare.none'), onChoose: () => onFilters(alone) }] : []),
  ];
  return (
    <>
      <IconAction
        label={t('compare.open')}
        icon={<CompareArrowsOutlined />}
        color={set ? 'primary' : 'default'}
        menuOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LateMenu anchor={anchor} onClose={() => setAnchor(null)} items={items} />
    </>
  );
}
