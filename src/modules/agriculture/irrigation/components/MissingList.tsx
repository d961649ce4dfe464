import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card } from '@/platform/ui/Card';
import { IconAction } from '@/platform/ui/IconAction';
import type { IrrigatedPlot } from '../irrigationTypes';
import type { Missing } from '../rules/compute';
import { plotTitle } from '../plotName';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    padding: '6px 0',
    borderBottom: `1px solid ${theme.tokens.border}`,
  },
  '& li:last-child': { borderBottom: 0 },
  '& .why': { flex: '1 1 260px', color: theme.tokens.textMuted },
}));

interface MissingListProps {
  readonly plots: readonly { readonly plot: IrrigatedPlot; readonly missing: readonly Missing[] }[];
  readonly onSettings: (plot: IrrigatedPlot) => void;
}

/** The irrigated plots that cannot be computed, with what each lacks. */
export function MissingList({ plots, onSettings }: MissingListProps) {
  const { t } = useTranslation('agricultureIrrigation');
  return (
    <div style={{ marginTop: 16 }}>
      <Card title={t('missing.title')} aside={t('missing.text')}>
        <List>
          {plots.map(({ plot, missing }) => (
            <li key={plot.id}>
              <strong>{plot.name}</strong>
              <span>{plot.farmName}</span>
              <span className="why">
                {missing.length === 0
                  ? t('missing.days')
                  : missing.map((one) => t(`missing.${one}`)).join(' ')}
              </span>
              <IconAction
                label={t('settings.open', { name: plotTitle(plot) })}
                icon={<SettingsOutlined />}
                onClick={() => onSettings(plot)}
              />
            </li>
          ))}
        </List>
      </Card>
    </div>
  );
}
