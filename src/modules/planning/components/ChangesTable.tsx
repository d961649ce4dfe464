import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityBasis } from '@/families/activity/activityContext';
import { EmptyState } from '@/platform/ui/EmptyState';
import { FigureScroll, FigureTable } from '@/platform/ui/FigureTable';
import { stackedRows } from '@/platform/ui/stackedRows';
import type { ActivityValues } from '@/families/activity/activityValues';
import { planChanges } from '../rules/planChanges';
import { useChangeWords } from './useChangeWords';

const Changes = styled(FigureTable)(({ theme }) => stackedRows(theme, 'repeat(2, minmax(0, 1fr))'));

interface ChangesTableProps {
  readonly basis: ActivityBasis;
  readonly from: ActivityValues;
  readonly to: ActivityValues;
  /** What both are called. */
  readonly heads: readonly [from: string, to: string];
}

/** Two states of a planning: every line and value that differs, before and after. */
export function ChangesTable({ basis, from, to, heads }: ChangesTableProps) {
  const { t } = useTranslation('planning');
  const { lineName, fieldName, valueText } = useChangeWords(basis);
  const changes = useMemo(() => planChanges(basis.activity, from, to), [basis.activity, from, to]);
  if (changes.length === 0)
    return <EmptyState title={t('versions.sameTitle')} text={t('versions.sameText')} />;
  return (
    <FigureScroll role="region" aria-label={t('versions.changes')} tabIndex={0}>
      <Changes>
        <thead>
          <tr>
            <th className="text whole" scope="col">
              {t('versions.line')}
            </th>
            <th className="text whole" scope="col">
              {t('versions.what')}
            </th>
            <th scope="col">{heads[0]}</th>
            <th scope="col">{heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.id}>
              <th className="text whole" scope="row">
                {lineName(change)}
              </th>
              <td className="text whole">{fieldName(change)}</td>
              <td>{valueText(change.kind, change.before)}</td>
              <td>{valueText(change.kind, change.after)}</td>
            </tr>
          ))}
        </tbody>
      </Changes>
    </FigureScroll>
  );
}
