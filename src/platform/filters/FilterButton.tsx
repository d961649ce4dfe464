import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterDrawer, type FilterProps } from '@/platform/filters/FilterDrawer';
import { parseFilters } from '@/platform/filters/filterValues';
import { localStore } from '@/platform/store/localStore';
import { layout, radius, zIndex } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useMedia } from '@/platform/theme/useMedia';

const KEY = 'ep.filterHint';

/** Whether to point at the filters: once in this browser, and never again after it was shown. */
function useFilterHint(): readonly [shown: boolean, hide: () => void] {
  const [shown, setShown] = useState(() => localStore.read(KEY) === null);
  useEffect(() => {
    if (!shown) return undefined;
    localStore.keep(KEY, 'shown');
    // Not before the press is over, and by no clock: where the hint takes a line of its own the list moves up, and
    // a press would end on something else. First of all, so that a menu opens where its button then stands.
    const hide = () => setShown(false);
    document.addEventListener('click', hide, { capture: true });
    return () => document.removeEventListener('click', hide, { capture: true });
  }, [shown]);
  return [shown, () => setShown(false)];
}

const Count = styled('span')(({ theme }) => ({
  ...typeStep('micro'),
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: radius.full,
  backgroundColor: theme.tokens.accent,
  color: theme.tokens.onAccent,
  fontVariantNumeric: 'tabular-nums',
}));

// In the toolbar's free room: over the list it would cover what somebody has come for.
const Hint = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: theme.tokens.textMuted,
  '& svg': { fontSize: 16 },
  '@media print': { display: 'none' },
}));

// Stands in the page's right margin, upright, so that no data is ever under it.
const Dock = styled('button')(({ theme }) => ({
  ...typeStep('buttonSmall'),
  position: 'fixed',
  zIndex: zIndex.helpDock,
  top: '40%',
  right: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  width: layout.pagePad,
  minHeight: 96,
  padding: '10px 0',
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRight: 0,
  borderRadius: `${radius.control}px 0 0 ${radius.control}px`,
  backgroundColor: theme.tokens.surfaceRaised,
  color: theme.tokens.primary,
  writingMode: 'vertical-rl',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '& svg': { fontSize: 18 },
  '@media print': { display: 'none' },
}));

interface FilterButtonProps extends FilterProps {
  /** Floats in the page's right margin instead of standing in a toolbar; on a telephone there is no margin. */
  readonly floating?: boolean;
  /** An icon with the number of filters: where a telephone's toolbar holds more than the grid's own tools. */
  readonly compact?: boolean;
  /** Whether the drawer is open, where the page opens it too; by default the button keeps it. */
  readonly opened?: boolean;
  readonly onOpened?: (opened: boolean) => void;
  /** The drawer's fields say from the start what is wrong with them. */
  readonly showFaults?: boolean;
}

/** 'Filtros' with the number of filters set; opens the drawer. Points at itself once. */
export const FilterButton = memo(function FilterButton({
  floating = false,
  compact = false,
  opened,
  onOpened,
  ...props
}: FilterButtonProps) {
  const { t } = useTranslation('grid');
  const [own, setOwn] = useState(false);
  const open = opened ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpened?.(next);
  };
  const [hint, hideHint] = useFilterHint();
  const roomy = useMedia('(min-width: 600px)');
  const count = Object.keys(parseFilters(props.specs, props.filters)).length;
  const name = count === 0 ? t('filters.open') : t('filters.openCount', { count, formatted: count });
  const docked = floating && roomy;

  const attributes = {
    'aria-label': name,
    'aria-haspopup': 'dialog',
    onClick: () => {
      hideHint();
      setOpen(true);
    },
  } as const;
  return (
    <>
      {hint && roomy && !open && (
        <Hint role="tooltip">
          {t('filters.hint')}
          <ArrowForwardOutlined aria-hidden />
        </Hint>
      )}
      {docked ? (
        <Dock type="button" {...attributes}>
          <FilterListOutlined aria-hidden />
          {t('filters.title')}
          {count > 0 && <Count>{count}</Count>}
        </Dock>
      ) : compact ? (
        <IconButton color="primary" {...attributes}>
          <Badge badgeContent={count} color="secondary">
            <FilterListOutlined />
          </Badge>
        </IconButton>
      ) : (
        <Button variant={floating ? 'outlined' : 'text'} startIcon={<FilterListOutlined />} {...attributes}>
          {t('filters.title')}
          {count > 0 && <Count sx={{ ml: 1 }}>{count}</Count>}
        </Button>
      )}
      <FilterDrawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
});
