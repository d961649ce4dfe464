import { useTranslation } from 'react-i18next';
import { Card } from '@/platform/ui/Card';
import { changeRamp, type RampName } from '../look';
import { CHANGE_CLASSES, CHANGE_LIMITS } from '../rules/ndvi';
import { changeTotals, type Statistics } from '../rules/statistics';
import { changeText, indexText, rangeText } from '../words';
import { FigureTable, ShareCell } from './FigureCells';
import { classColour, Swatch } from './IndexLegend';

interface ChangeTableProps {
  /** Null until both images are there, or when no cell can be seen in both. */
  readonly changed: Statistics | null;
  /** Where it rose and fell. */
  readonly where: string;
  readonly ramp: RampName;
  readonly busy: boolean;
}

/** How much of the plot gained and lost, by class. */
export function ChangeTable({ changed, where, ramp, busy }: ChangeTableProps) {
  const { t } = useTranslation('agriculture');
  const totals = changed && changeTotals(changed);
  return (
    <Card title={t('mapComparison.changed.title')} flush busy={busy}>
      <FigureTable>
        <caption>
          {changed
            ? `${t('mapComparison.changed.summary', {
                mean: changeText(changed.mean),
                deviation: indexText(changed.deviation),
              })} ${where}`
            : t(busy ? 'mapComparison.changed.waiting' : 'mapComparison.changed.none')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('mapComparison.changed.class')}</th>
            <th scope="col">{t('mapComparison.changed.area')}</th>
          </tr>
        </thead>
        <tbody>
          {(['gained', 'lost'] as const).map((name) => (
            <tr key={name}>
              <th scope="row">
                <b>{t(`mapComparison.changed.${name}`)}</b>
              </th>
              <ShareCell share={totals?.[name]} />
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {t('mapComparison.statistics.byClass')}
            </th>
          </tr>
          {CHANGE_CLASSES.map((name, at) => (
            <tr key={name}>
              <th scope="row">
                <span className="class">
                  <Swatch
                    aria-hidden
                    style={{ background: classColour(at, CHANGE_LIMITS, changeRamp(ramp)) }}
                  />
                  <span>
                    {t(`mapComparison.changes.${name}`)}
                    <small>{rangeText(t, at, CHANGE_LIMITS)}</small>
                  </span>
                </span>
              </th>
              <ShareCell share={changed?.classes[at]} />
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Card>
  );
}
