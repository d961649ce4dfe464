import { styled } from '@mui/material/styles';
import {
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableContext } from '@/platform/grid/tableContext';
import { typeStep } from '@/platform/theme/typography';
import { VisuallyHidden } from '@/platform/ui/VisuallyHidden';

const Strip = styled('div')(({ theme }) => ({
  ...typeStep('cell'),
  position: 'relative',
  flex: '0 0 auto',
  height: 36,
  overflow: 'hidden',
  borderTop: `1px solid ${theme.tokens.borderStrong}`,
  backgroundColor: theme.tokens.surfaceSunken,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '35px',
}));
const Figure = styled('span')({
  position: 'absolute',
  top: 0,
  padding: '0 8px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '&[data-end="true"]': { paddingRight: 16 },
});
const Name = styled('span')({ position: 'absolute', left: 12, top: 0 });

/**
 * Totals under their columns. It stands outside the scrolling part, so that it is always in view, and follows its
 * sideways scroll and the widths of its columns, also while one is being dragged.
 */
export function TotalsStrip() {
  const { t } = useTranslation('grid');
  const { totals } = useTableContext();
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const [dragged, setDragged] = useState<{ field: string; width: number } | null>(null);
  const moving = useRef<HTMLDivElement>(null);

  const follow = (left: number) => {
    if (moving.current) moving.current.style.transform = `translateX(${-left}px)`;
  };
  useGridEvent(apiRef, 'scrollPositionChange', ({ left }) => follow(left));
  useGridEvent(apiRef, 'columnResize', ({ colDef, width }) => setDragged({ field: colDef.field, width }));
  useGridEvent(apiRef, 'columnResizeStop', () => setDragged(null));
  useLayoutEffect(() => follow(apiRef.current.getScrollPosition().left));

  if (!totals) return null;
  // Added up here: the grid's own positions are those from before the drag.
  const widths = columns.map(({ field, computedWidth }) =>
    field === dragged?.field ? dragged.width : computedWidth,
  );
  const boxOf = (index: number) => ({
    left: widths.slice(0, index).reduce((sum, width) => sum + width, 0),
    width: widths[index],
  });
  const firstFigure = columns.findIndex((column) => totals[column.field]);
  return (
    <Strip role="group" aria-label={t('totals')}>
      <div ref={moving}>
        {firstFigure !== 0 && <Name aria-hidden>{t('total')}</Name>}
        {columns.map(({ field }, index) => {
          const total = totals[field];
          return (
            total && (
              <Figure key={field} style={boxOf(index)} data-cut data-end={index === columns.length - 1}>
                <VisuallyHidden>{total.head}: </VisuallyHidden>
                {total.text}
              </Figure>
            )
          );
        })}
      </div>
    </Strip>
  );
}
