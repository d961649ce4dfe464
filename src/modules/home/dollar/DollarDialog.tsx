import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartCardProps } from '@/platform/chart/chartProps';
import { exportChart } from '@/platform/chart/exportChart';
import { ChartBody } from '@/platform/chart/parts/ChartBody';
import type { ColumnSpec } from '@/platform/grid/columnSpec';
import { IconAction } from '@/platform/ui/IconAction';
import type { Quote } from './rules/quotes';
import { type Period, PERIODS, PRICE, within } from './rules/trend';

interface DollarDialogProps {
  /** Oldest first. */
  readonly history: readonly Quote[];
  /** How the card shows it; here it may be changed for the while. */
  readonly asTable: boolean;
  readonly onClose: () => void;
}

// On a telephone the periods stand under title and tools.
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingRight: 12,
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', paddingRight: 8 },
}));
const Title = styled(DialogTitle)({ flex: 1, minWidth: 0 });
const Periods = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { order: 1, width: '100%', paddingLeft: 24 },
}));
const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

/** The quotes over the whole screen: a period to choose, chart or table, and a file. */
export default function DollarDialog({ history, asTable: asTableBefore, onClose }: DollarDialogProps) {
  const { t } = useTranslation('home');
  const { t: chart } = useTranslation('chart');
  const { t: grid } = useTranslation('grid');
  const titleId = useId();
  const [period, setPeriod] = useState<Period>('30');
  const [asTable, setAsTable] = useState(asTableBefore);

  const rows = within(history, period);
  const price = (field: 'buy' | 'sell', header: string): ColumnSpec<Quote> => ({
    field,
    header,
    kind: 'number',
    unit: t('dollar.unit'),
    ...PRICE,
  });
  const buy = price('buy', t('dollar.buy'));
  const both = [buy, price('sell', t('dollar.sell'))];
  const drawn: ChartCardProps<Quote> = {
    title: t('dollar.title'),
    kind: 'line',
    fit: true,
    rows,
    x: { field: 'moment', header: t('dollar.when'), kind: 'dateTime' },
    // Buy and sell lie closer together than a line is wide.
    series: [buy],
    exportName: t('dollar.fileName'),
  };
  const inFigures = { ...drawn, series: both };
  const newestFirst = { ...inFigures, rows: rows.toReversed() };
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{t('dollar.title')}</Title>
        <Periods>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('dollar.period')}
            value={period}
            onChange={(_event, next: Period | null) => next && setPeriod(next)}
          >
            {PERIODS.map((each) => (
              <ToggleButton key={each} value={each} sx={{ px: 1.5, textTransform: 'none' }}>
                {t(`dollar.periods.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Periods>
        <Tools>
          <IconAction
            label={asTable ? chart('asChart') : chart('asTable')}
            icon={asTable ? <ShowChartOutlined /> : <TableRowsOutlined />}
            onClick={() => setAsTable(!asTable)}
          />
          <IconAction
            label={chart('csv')}
            icon={<FileDownloadOutlined />}
            onClick={() => void exportChart(inFigures, grid)}
          />
          <IconAction label={chart('close')} icon={<CloseOutlined />} onClick={onClose} />
        </Tools>
      </Head>
      <DialogContent>
        <ChartBody chart={asTable ? newestFirst : drawn} asTable={asTable} height="100%" />
      </DialogContent>
    </Dialog>
  );
}
