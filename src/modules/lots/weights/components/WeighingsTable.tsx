import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '@/platform/format/number';
import { formatPercent } from '@/platform/format/percent';
import { typeStep } from '@/platform/theme/typography';
import { Card } from '@/platform/ui/Card';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { StatusChip } from '@/platform/ui/StatusChip';
import { uniformityStatus } from '../../lotLook';
import type { Weighing } from '../../lotTypes';
import { distribution } from '../rules/distribution';

const HEADS = ['mean', 'birds', 'variation', 'uniformity', 'light', 'heavy'] as const;
const UNKNOWN = '–';
const BESIDE: ReadonlySet<string> = new Set(['light', 'heavy']);

// A phone has no room for seven columns: the light and the heavy stand below the day, the verdict below its figure.
const Figures = styled(FigureTable)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '& th, & td': { padding: '4px 3px' },
    '& thead th': { whiteSpace: 'normal' },
    '& [data-beside]': { display: 'none' },
  },
}));
const Below = styled('small')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'block',
  color: theme.tokens.textMuted,
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));
const Verdict = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { display: 'block' },
}));

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
        <Figures>
          <thead>
            <tr>
              <th scope="col" className="text">
                {t('previous.day')}
              </th>
              {HEADS.map((head) => (
                <th key={head} scope="col" data-beside={BESIDE.has(head) || undefined}>
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
                      <Link component={RouterLink} underline="always" to={addressOf(day)} preventScrollReset>
                        {t('previous.open', { day })}
                      </Link>
                    ) : (
                      t('previous.open', { day })
                    )}
                    {found && (
                      <Below>
                        {t('previous.light')}: {whole(found.light)}
                        <br />
                        {t('previous.heavy')}: {whole(found.heavy)}
                      </Below>
                    )}
                  </th>
                  <td>{whole(weight)}</td>
                  <td>{whole(readings.length || birdsWeighed)}</td>
                  <td>{found ? formatPercent(found.variation) : UNKNOWN}</td>
                  <td>
                    {found ? (
                      <>
                        {formatPercent(found.uniformity, { decimals: 1 })}{' '}
                        <Verdict>
                          <StatusChip
                            {...uniformityStatus[found.band]}
                            label={ui(`status.uniformity.${found.band}`)}
                          />
                        </Verdict>
                      </>
                    ) : (
                      UNKNOWN
                    )}
                  </td>
                  <td data-beside>{found ? whole(found.light) : UNKNOWN}</td>
                  <td data-beside>{found ? whole(found.heavy) : UNKNOWN}</td>
                </tr>
              );
            })}
          </tbody>
        </Figures>
      </FigureScroll>
    </Card>
  );
}
