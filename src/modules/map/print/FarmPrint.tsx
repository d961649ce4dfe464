import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { today } from '@/platform/format/date';
import { dayText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { cityOf } from '../rules/farmPlace';
import type { TreeFarm } from '../rules/mapTree';
import { FarmPrintMap } from './FarmPrintMap';
import { printLegend, undrawnArea } from './printLegend';

// On paper alone; the screen has the map itself.
const Sheet = styled('section')({
  display: 'none',
  '& + &': { breakBefore: 'page' },
  '@media print': { display: 'block', printColorAdjust: 'exact', color: 'black', fontSize: '9pt' },
  '& h1': { margin: 0, fontSize: '15pt' },
  '& p': { margin: '2pt 0 8pt' },
  '& svg': { display: 'block', maxHeight: '150mm', breakInside: 'avoid' },
  '& table': {
    width: '100%',
    marginTop: '8pt',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': { padding: '2pt 4pt', textAlign: 'start', borderBottom: '0.5pt solid' },
  '& tr': { breakInside: 'avoid' },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .swatch': {
    display: 'inline-block',
    width: '9pt',
    height: '9pt',
    marginInlineEnd: '5pt',
    verticalAlign: '-1pt',
    border: '0.5pt solid',
  },
});

/** A farm on paper: its map and the legend with the size of every plot. */
export function FarmPrint({ farm }: { readonly farm: TreeFarm }) {
  const { t } = useTranslation(['map', 'mapView']);
  const { tokens } = useTheme();
  const colours = [tokens.chart1, tokens.chart2, tokens.chart3, tokens.chart4, tokens.chart5];
  const groups = printLegend(farm);
  const { name, address, personName } = farm.farm;
  const size = (hectares: number) => formatNumber(hectares);
  const undrawn = undrawnArea(farm, groups);
  return (
    <Sheet data-print="farm">
      <h1>{name}</h1>
      <p>
        {[personName, address, cityOf(farm.farm)].filter(Boolean).join(' — ')}
        <br />
        {t('property.printedOn', { date: dayText(today()), area: size(farm.hectares) })}
      </p>
      <FarmPrintMap groups={groups} colours={colours} />
      <table>
        <thead>
          <tr>
            <th className="number">{t('property.legend.number')}</th>
            <th>{t('property.legend.plot')}</th>
            <th>{t('property.legend.field')}</th>
            <th className="number">{t('property.legend.area')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ id, name: field, activity, plots }, at) =>
            plots.map((plot) => (
              <tr key={`${id}-${plot.id}`}>
                <td className="number">{plot.number}</td>
                <td>
                  {plot.name}
                  {plot.area === null && ` (${t('mapView:thumbnail.unreadable')})`}
                </td>
                <td>
                  <span
                    className="swatch"
                    style={{ background: `color-mix(in srgb, ${colours[at % colours.length]} 28%, white)` }}
                  />
                  {[field, activity].join(' · ')}
                </td>
                <td className="number">{size(plot.hectares)}</td>
              </tr>
            )),
          )}
        </tbody>
        <tfoot>
          {groups.map(({ id, name: field, hectares }) => (
            <tr key={id}>
              <th scope="row" colSpan={3}>
                {t('property.legend.total', { name: field })}
              </th>
              <td className="number">{size(hectares)}</td>
            </tr>
          ))}
          {undrawn > 0 && (
            <tr>
              <th scope="row" colSpan={3}>
                {t('property.legend.undrawn')}
              </th>
              <td className="number">{size(undrawn)}</td>
            </tr>
          )}
          <tr>
            <th scope="row" colSpan={3}>
              {t('property.legend.farm')}
            </th>
            <td className="number">{size(farm.hectares)}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>
  );
}
