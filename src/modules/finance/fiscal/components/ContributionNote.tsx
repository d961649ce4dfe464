import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NoteProps } from '@/families/register/registerTypes';
import { formatDate } from '@/platform/format/date';
import { formatCents, formatMoney } from '@/platform/format/money';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { FieldNote } from '../../components/FieldNote';
import type { ContributionValues } from '../fiscalSchemas';
import { contributionsOf, FIRST_YEAR, PARTS, ratePeriods } from '../rules/contributions';

const EXAMPLE = 10_000_000;

const Scroll = styled(FigureScroll)({ margin: '0 0 12px' });

/** What the choice comes to on a sale, for each rate of its year: a worked example, computed from the record. */
export function ContributionNote({ values }: NoteProps<ContributionValues>) {
  const { t } = useTranslation('financeFiscal');
  const { producerKind: kind, base } = values;
  const year = /^\d{4}$/.test(values.year) ? Number(values.year) : null;
  if (year === null || kind === null || base === null)
    return <FieldNote>{t('contribution.incomplete')}</FieldNote>;
  if (year < FIRST_YEAR) return <FieldNote>{t('contribution.noRates', { year: FIRST_YEAR })}</FieldNote>;
  if (kind === 'SPECIAL') return <FieldNote>{t('contribution.unconfirmed')}</FieldNote>;
  const value = values.expectedSales ?? EXAMPLE;
  const name = t('contribution.example', { value: formatMoney(value) });
  const rows = ratePeriods(year).flatMap((from) => {
    const due = contributionsOf({ value, date: from, kind, base });
    return due ? [{ from, due }] : [];
  });
  return (
    <>
      <FieldNote>
        {name} {t(`contribution.who.${base}`)}
      </FieldNote>
      <Scroll role="region" aria-label={name} tabIndex={0}>
        <FigureTable aria-label={name}>
          <thead>
            <tr>
              <th className="text">{t('contribution.since')}</th>
              {PARTS.map((part) => (
                <th key={part}>{t(`contribution.parts.${part}`)}</th>
              ))}
              <th>{t('contribution.total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ from, due }) => (
              <tr key={from}>
                <td className="text">{formatDate(from)}</td>
                {PARTS.map((part) => (
                  <td key={part}>{formatCents(due[part])}</td>
                ))}
                <td>{formatCents(due.total)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroll>
    </>
  );
}
