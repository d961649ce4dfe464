import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/platform/format/number';
import { PlotThumbnail, THUMBNAIL } from '@/platform/map/thumbnail/PlotThumbnail';
import type { RowWindowStore } from '@/platform/sheet/rowWindow';
import { useRowWindow } from '@/platform/sheet/useRowWindow';
import { typeStep } from '@/platform/theme/typography';
import { type PropertyMap, usePropertyMap } from '../propertyMap';
import { plotsByName as byName } from '../rules/mapPlots';
import { plotGeometry, type TreePlot } from '../rules/mapTree';

const GAP = 12;
const COLUMN = THUMBNAIL.width + GAP;
const ROW = THUMBNAIL.height + THUMBNAIL.foot + GAP;

const Strip = styled('section')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
const Head = styled('h2')(({ theme }) => ({
  ...typeStep('cellHead'),
  flex: 'none',
  margin: 0,
  padding: '8px 12px',
  color: theme.tokens.textMuted,
  borderBottom: `1px solid ${theme.tokens.border}`,
}));
const Scroller = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
const Empty = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 12,
  color: theme.tokens.textMuted,
}));

interface PlotStripProps {
  /** Thumbnails beside each other. */
  readonly columns?: number;
}

/** The plots of what is chosen, else all of them. */
function shownPlots({ selection, land }: Pick<PropertyMap, 'selection' | 'land'>): readonly TreePlot[] {
  if (selection.ref?.kind === 'field' && selection.field) return selection.field.plots;
  return byName(selection.farm ? [selection.farm] : land.tree.farms);
}

/** Pictures of the plots; a press chooses one or lets it go. Only those in view are there. */
export function PlotStrip({ columns = 1 }: PlotStripProps) {
  const { t } = useTranslation('map');
  const { selection, toggle, show, land } = usePropertyMap();
  const plots = useMemo(() => shownPlots({ selection, land }), [selection, land]);
  const lines = Math.ceil(plots.length / columns);
  const store = useRowWindow(lines, ROW, GAP, 0);
  const attach = useCallback((element: HTMLElement | null) => store.attach(element), [store]);

  const chosen = selection.plot?.plot.id;
  const at = plots.findIndex(({ plot }) => plot.id === chosen);
  useEffect(() => {
    if (at >= 0) store.reveal(Math.floor(at / columns));
  }, [at, columns, store]);
  const press = useCallback(
    (id: number) => {
      toggle(id);
      if (!selection.plotIds.has(id)) show({ kind: 'plot', id });
    },
    [toggle, show, selection.plotIds],
  );

  return (
    <Strip aria-label={t('property.plots')}>
      <Head>{land.known ? t('property.plotCount', { count: plots.length }) : t('property.plots')}</Head>
      <Scroller ref={attach}>
        {plots.length === 0 && land.known && <Empty>{t('property.noPlots')}</Empty>}
        <div
          style={{
            position: 'relative',
            width: columns * COLUMN + GAP,
            height: lines * ROW + GAP,
            marginInline: 'auto',
          }}
        >
          <DrawnPlots store={store} plots={plots} columns={columns} onPress={press} />
        </div>
      </Scroller>
    </Strip>
  );
}

interface DrawnPlotsProps {
  readonly store: RowWindowStore;
  readonly plots: readonly TreePlot[];
  readonly columns: number;
  readonly onPress: (id: number) => void;
}

function DrawnPlots({ store, plots, columns, onPress }: DrawnPlotsProps) {
  const { t } = useTranslation('mapView');
  const { selection, mapsKey } = usePropertyMap();
  const { start, end } = useSyncExternalStore(store.subscribe, store.get);
  return plots.slice(start * columns, end * columns).map(({ plot, hectares }, index) => (
    <div
      key={plot.id}
      style={{
        position: 'absolute',
        top: (start + Math.floor(index / columns)) * ROW + GAP,
        left: GAP + (index % columns) * COLUMN,
      }}
    >
      <PlotThumbnail
        id={plot.id}
        name={plot.name}
        size={t('hectares', { value: formatNumber(hectares) })}
        area={plotGeometry(plot)}
        selected={selection.plotIds.has(plot.id)}
        mapsKey={mapsKey}
        onToggle={onPress}
      />
    </div>
  ));
}
