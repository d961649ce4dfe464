import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { StatusChip } from '@/platform/ui/StatusChip';
import { uniformityStatus } from '../../lotLook';
import type { Weighing } from '../../lotTypes';
import { distribution } from '../rules/distribution';

const HEADS = ['mean', 'birds', 'variation', 'uniformity', 'light', 'heavy'] as const;
const UNKNOWN = '–';

interface WeighingsTableProps {
  readonly weighings: readonly Weighing[];
  /** Search part of the address that shows a weighing. */
  readonly addressOf: (day: number) => string;
}

/** Every weighing of the lot, the newest first: how the flock grew apart or together. */
export function WeighingsTable({ weighings, addressOf }: WeighingsTableProps) {
  const { t } = useTranslation('lotWeights');
  const { t: ui } = useTranslation('ui');
  const title = t('previous.title');
  const whole = (value: number | null) => formatNumber(value, { decimals: 0 }) || UNKNOWN;
  return (
    <Card title={title} aside={t('previous.note')}>
      <FigureScroll role="group" aria-label={title} tabIndex={0} sx={{ maxHeight: 360 }}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('previous.day')}
              </th>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {t(`previous.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weighings.map(({ day, weight, birdsWeighed, readings }) => {
              const found = distribution(readings);
              return (
                <tr key={day}>
                  <th scope="row" className="text">
                    {readings.length > 0 ? (
                      <Link component={RouterLink} to={addressOf(day)} preventScrollReset>
                        {t('previous.open', { day })}
                      </Link>
                    ) : (
                      t('previous.open', { day })
                    )}
                  </th>
                  <td>{whole(weight)}</td>
                  <td>{whole(readings.length || birdsWeighed)}</td>
                  <td>{found ? formatPercent(found.variation) : UNKNOWN}</td>
                  <td>
                    {found ? (
                      <>
                        {formatPercent(found.uniformity, { decimals: 1 })}{' '}
                        <StatusChip
                          {...uniformityStatus[found.band]}
                          label={ui(`status.uniformity.${found.band}`)}
                        />
                      </>
                    ) : (
                      UNKNOWN
                    )}
                  </td>
                  <td>{found ? whole(found.light) : UNKNOWN}</td>
                  <td>{found ? whole(found.heavy) : UNKNOWN}</td>
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      </FigureScroll>
    </Card>
  );
}
