import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import LastPageOutlined from '@mui/icons-material/LastPageOutlined';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { PAGE_SIZES } from '@/platform/grid/gridQuery';
import type { GridState } from '@/platform/grid/useGridState';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';

const Foot = styled('div')(({ theme }) => ({
  ...typeStep('cell'),
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  flex: '0 0 auto',
  minHeight: theme.density.foot,
  padding: '0 8px 0 16px',
  borderTop: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surfaceSunken,
  color: theme.tokens.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& b': { color: theme.tokens.text },
}));
const Pages = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginLeft: 'auto' });
const Size = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '@media (max-width: 599.95px), print': { display: 'none' },
});
const Select = styled('select')(({ theme }) => ({
  ...typeStep('cell'),
  height: 28,
  padding: '0 2px 0 6px',
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.chip,
  backgroundColor: theme.tokens.surfaceRaised,
  color: theme.tokens.text,
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: 2 },
}));
const Range = styled('span')({ minWidth: 96, padding: '0 4px', textAlign: 'right', whiteSpace: 'nowrap' });

const ICONS = {
  first: <FirstPageOutlined />,
  previous: <ChevronLeftOutlined />,
  next: <ChevronRightOutlined />,
  last: <LastPageOutlined />,
};

interface StepProps {
  readonly name: keyof typeof ICONS;
  readonly label: string;
  /** Null: there is nowhere to go. */
  readonly page: number | null;
  readonly setQuery: GridState['setQuery'];
}

/** A way to another page; drawn anew only when that is another one. */
const Step = memo(function Step({ name, label, page, setQuery }: StepProps) {
  return (
    <IconAction
      label={label}
      icon={ICONS[name]}
      size="small"
      disabledReason={page === null ? label : undefined}
      onClick={() => page !== null && setQuery({ page })}
    />
  );
});

interface GridFootProps {
  readonly pageSize: number;
  readonly setQuery: GridState['setQuery'];
  readonly pageIndex: number;
  /** Null while unknown. */
  readonly total: number | null;
  readonly selected: number;
  readonly countLabel: ((count: number) => string) | undefined;
}

/** How many rows there are, how many are selected, and the way through the pages. */
export const GridFoot = memo(function GridFoot(props: GridFootProps) {
  const { pageSize, setQuery, pageIndex, total: known, selected, countLabel } = props;
  const { t } = useTranslation('grid');
  const sizeId = useId();
  const total = known ?? 0;
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const whole = (value: number) => formatNumber(value, { decimals: 0 });
  const words = countLabel?.(total) ?? t('rows', { count: total, formatted: whole(total) });
  const [number = '', ...rest] = words.split(' ');
  const steps = [
    { name: 'first', label: t('firstPage'), page: 0 },
    { name: 'previous', label: t('previousPage'), page: pageIndex - 1 },
    { name: 'next', label: t('nextPage'), page: pageIndex + 1 },
    { name: 'last', label: t('lastPage'), page: last },
  ] as const;
  const refused = (page: number) => page < 0 || page > last || page === pageIndex;
  return (
    <Foot>
      <span role="status">
        {known === null ? (
          t('loading')
        ) : (
          <>
            <b>{number}</b> {rest.join(' ')}
          </>
        )}
      </span>
      {selected > 0 && <span>{t('selected', { count: selected, formatted: whole(selected) })}</span>}
      {total > Math.min(...PAGE_SIZES) && (
        <Pages>
          <Size htmlFor={sizeId}>
            {t('rowsPerPage')}
            <Select
              id={sizeId}
              value={pageSize}
              onChange={(event) => setQuery({ pageSize: Number(event.target.value) })}
            >
              {PAGE_SIZES.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          </Size>
          <Range>
            {t('range', {
              from: whole(pageIndex * pageSize + 1),
              to: whole(Math.min(total, (pageIndex + 1) * pageSize)),
              total: whole(total),
            })}
          </Range>
          {steps.map(({ name, label, page }) => (
            <Step
              key={name}
              name={name}
              label={label}
              page={refused(page) ? null : page}
              setQuery={setQuery}
            />
          ))}
        </Pages>
      )}
    </Foot>
  );
});
