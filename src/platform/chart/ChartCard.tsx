import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartCardProps } from '@/platform/chart/chartProps';
import { ChartBody } from '@/platform/chart/parts/ChartBody';
import { exportChart } from '@/platform/chart/exportChart';
import { sizes } from '@/platform/theme/tokens';
import { Card } from '@/platform/ui/Card';
import { IconAction } from '@/platform/ui/IconAction';

const HEIGHT = 260;
// The head keeps its height when the figures come.
const Reserved = styled('span')(({ theme }) => ({
  height: Math.max(sizes.iconButton, theme.density.name === 'comfortable' ? sizes.touchMin : 0),
}));
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, paddingRight: 12 });
const Title = styled(DialogTitle)({ flex: 1, minWidth: 0 });

/** Figures over time or by name: as a chart or as a table, small or over the whole screen, and as a file. */
export function ChartCard<Row extends object>(chart: ChartCardProps<Row>) {
  const { title, aside, rows, height = HEIGHT, headingLevel = 2, status } = chart;
  const { t: grid } = useTranslation('grid');
  const { t } = useTranslation('chart');
  const [asTable, setAsTable] = useState(false);
  const [full, setFull] = useState(false);
  const titleId = useId();

  const tools = rows.length > 0 && (
    <>
      <IconAction
        label={asTable ? t('asChart') : t('asTable')}
        icon={asTable ? <ShowChartOutlined /> : <TableRowsOutlined />}
        onClick={() => setAsTable(!asTable)}
      />
      <IconAction
        label={t('csv')}
        icon={<FileDownloadOutlined />}
        onClick={() => void exportChart(chart, grid)}
      />
    </>
  );
  return (
    <>
      <Card
        title={title}
        aside={aside}
        headingLevel={headingLevel}
        busy={status === 'loading'}
        actions={
          tools ? (
            <>
              {tools}
              <IconAction label={t('full')} icon={<FullscreenOutlined />} onClick={() => setFull(true)} />
            </>
          ) : (
            <Reserved />
          )
        }
      >
        <ChartBody chart={chart} asTable={asTable} height={height} />
      </Card>
      <Dialog fullScreen open={full} onClose={() => setFull(false)} aria-labelledby={titleId}>
        <Head>
          <Title id={titleId}>{title}</Title>
          {tools}
          <IconAction label={t('close')} icon={<CloseOutlined />} onClick={() => setFull(false)} />
        </Head>
        <DialogContent>
          <ChartBody chart={chart} asTable={asTable} height="100%" />
        </DialogContent>
      </Dialog>
    </>
  );
}
