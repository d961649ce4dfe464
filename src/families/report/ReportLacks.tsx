import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatNumber } from '@/platform/format/number';
import { typeStep } from '@/platform/theme/typography';
import type { Report, ReportLack, ReportRow } from './reportTypes';
import type { ReportTexts } from './reportTexts';

/** So many records are named; the others are counted. */
const NAMED = 3;

const Line = styled('p')(({ theme }) => ({
  ...typeStep('body'),
  margin: '0 0 8px',
  color: theme.tokens.textMuted,
}));

interface ReportLacksProps {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly rows: readonly ReportRow[];
}

/** Why some figures are dashes: which record lacks what, with the way to it. Everything else stands. */
export function ReportLacks({ report, texts, rows }: ReportLacksProps) {
  const { t } = useTranslation('report');
  const lacks = report.lacks?.(rows) ?? [];
  if (lacks.length === 0) return null;
  const more = lacks.length - NAMED;
  const textOf = ({ name, what }: ReportLack) =>
    name ? t('lacks.of', { name, what: texts.lack(what) }) : texts.lack(what);
  return (
    <Line role="note">
      {t('lacks.title')}{' '}
      {lacks.slice(0, NAMED).map((lack, at) => (
        <Fragment key={`${lack.name} ${lack.what}`}>
          {at > 0 && '; '}
          {lack.to === null ? (
            textOf(lack)
          ) : (
            <Link component={RouterLink} to={lack.to} underline="always">
              {textOf(lack)}
            </Link>
          )}
        </Fragment>
      ))}
      {more > 0 && ` ${t('lacks.more', { count: more, formatted: formatNumber(more, { decimals: 0 }) })}`}
    </Line>
  );
}
