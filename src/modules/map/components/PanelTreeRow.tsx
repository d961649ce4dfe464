import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import { cityOf } from '../rules/farmPlace';
import { plotGeometry, plotsBeyond } from '../rules/mapTree';
import type { PanelRow } from '../rules/panelRows';
import { RowMenu } from './RowMenu';

export const PANEL_ROW = 44;

const Row = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: PANEL_ROW,
  paddingInlineEnd: 4,
  boxSizing: 'border-box',
  cursor: 'pointer',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '&:hover': { background: theme.tokens.hover },
  '&[aria-selected="true"]': {
    background: theme.tokens.selection,
    boxShadow: `inset 3px 0 0 ${theme.tokens.primary}`,
  },
  '&:focus-visible': { outline: `2px solid ${theme.tokens.focusRing}`, outlineOffset: -2 },
}));
const Chevron = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 28px',
  height: PANEL_ROW,
  '& svg': { fontSize: 20, transition: 'transform 120ms' },
  '&[data-open="false"] svg': { transform: 'rotate(-90deg)' },
});
const Words = styled('span')({
  flex: 1,
  minWidth: 0,
  '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Detail = styled('span')(({ theme }) => ({ ...typeStep('micro'), color: theme.tokens.textMuted }));
const Size = styled('span')(({ theme }) => ({
  ...typeStep('caption'),
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tokens.textMuted,
}));

const INDENT = { 1: 0, 2: 14, 3: 42 } as const;

interface PanelTreeRowProps {
  readonly row: PanelRow;
  readonly top: number;
  readonly selected: boolean;
  readonly active: boolean;
  readonly onChoose: (row: PanelRow, adding: boolean) => void;
  readonly onOpen: (row: PanelRow, open: boolean) => void;
}

function useWords(row: PanelRow) {
  const { t } = useTranslation('map');
  const inactive = t('property.inactive');
  switch (row.kind) {
    case 'farm':
      return {
        name: row.node.farm.name,
        detail: cityOf(row.node.farm),
      };
    case 'field': {
      const { active, name, systemBusinessActivityName: activity } = row.node.field;
      const drawn = plotsBeyond(row.node);
      const more = drawn === null ? null : t('property.plotsTotal', { hectares: formatNumber(drawn) });
      return { name, detail: [activity, active ? null : inactive, more].filter(Boolean).join(' · ') };
    }
    case 'plot':
      return { name: row.node.plot.name, detail: null };
    case 'none':
      return { name: t('property.noCostCenters'), detail: null };
  }
}

/** One line of the farm panel. */
export function PanelTreeRow({ row, top, selected, active, onChoose, onOpen }: PanelTreeRowProps) {
  const { t } = useTranslation(['map', 'mapView']);
  const { name, detail } = useWords(row);
  const openable = row.kind === 'farm' || row.kind === 'field';
  const unreadable = row.kind === 'plot' && plotGeometry(row.node.plot) === null;
  const size = row.kind === 'none' ? null : t('mapView:hectares', { value: formatNumber(row.node.hectares) });

  const toggleOpen = (event: MouseEvent) => {
    event.stopPropagation();
    if (openable) onOpen(row, !row.open);
  };
  return (
    <Row
      role="treeitem"
      data-key={row.key}
      tabIndex={active ? 0 : -1}
      aria-level={row.level}
      aria-setsize={row.siblings}
      aria-posinset={row.position}
      aria-selected={selected}
      aria-label={[name, detail, size, unreadable ? t('mapView:thumbnail.unreadable') : null]
        .filter(Boolean)
        .join(', ')}
      {...(openable ? { 'aria-expanded': row.open } : {})}
      style={{ top, paddingInlineStart: INDENT[row.level] }}
      onClick={(event) => onChoose(row, event.ctrlKey || event.metaKey || event.shiftKey)}
    >
      {openable && (
        <Chevron data-open={row.open} onClick={toggleOpen}>
          <ExpandMoreOutlined aria-hidden />
        </Chevron>
      )}
      <Words title={name}>
        <span style={typeStep(row.kind === 'farm' ? 'bodyStrong' : 'cell')}>{name}</span>
        {detail && <Detail>{detail}</Detail>}
      </Words>
      {unreadable && (
        <Tooltip title={t('mapView:thumbnail.unreadable')}>
          <BrokenImageOutlined fontSize="small" color="warning" aria-hidden />
        </Tooltip>
      )}
      <Size>{size}</Size>
      {row.kind !== 'none' && <RowMenu row={row} name={name} reachable={active} />}
    </Row>
  );
}
