import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { paperOf, workbookOf } from '@/platform/export/exportFile';
import { type ExportTable, fileName } from '@/platform/export/exportTable';
import { PAGE_MARKS } from '@/platform/export/paperWords';
import { printTable } from '@/platform/export/printTable';
import type { NothingToExport } from '@/platform/grid/nothingToExport';
import { asAppError } from '@/platform/http/appError';
import { isEmbedded } from '@/platform/routing/embedded';
import { IconAction } from '@/platform/ui/IconAction';
import { toast } from '@/platform/ui/toast';

interface ExportMenuProps {
  /** Of the button, where not all rows are meant. */
  readonly label?: string;
  /** Base of the file's name. */
  readonly name: string;
  /** Brings every row of the present query, for a file or for paper; the signal ends it when the grid goes away. */
  readonly tableOf: (signal: AbortSignal, onPaper: boolean) => Promise<ExportTable>;
  /** Line under the printed title. */
  readonly note: (table: ExportTable) => string;
  readonly nothing: NothingToExport | null;
}

const CHOICES = [
  { kind: 'csv', icon: DescriptionOutlined },
  { kind: 'xlsx', icon: TableChartOutlined },
  { kind: 'pdf', icon: PictureAsPdfOutlined },
  { kind: 'share', icon: ShareOutlined },
  { kind: 'print', icon: PrintOutlined },
] as const;

type Kind = (typeof CHOICES)[number]['kind'];

const ON_PAPER: ReadonlySet<Kind> = new Set(['print', 'pdf', 'share']);
const PDF = 'application/pdf';
const shareOf = (file: File) => ({ files: [file] });

/** A telephone hands files to its other applications; most desktop browsers do not. */
const canShare = () => {
  const sample = shareOf(new File([], 'a.pdf', { type: PDF }));
  return typeof navigator.canShare === 'function' && navigator.canShare(sample);
};

/** An application that shows a page without menus has no printer: there is the PDF, and sharing it. */
const isOffered = (kind: Kind) => (kind === 'share' ? canShare() : kind !== 'print' || !isEmbedded());

// Each writer of files is loaded when it is first wanted.
async function deliver(
  kind: Kind,
  table: ExportTable,
  props: ExportMenuProps,
  { t, signal }: { readonly t: TFunction<'grid'>; readonly signal: AbortSignal },
) {
  if (kind === 'print') {
    printTable(table, props.note(table));
    return;
  }
  if (kind === 'pdf' || kind === 'share') {
    const page = t('export.page', { page: PAGE_MARKS.at, pages: PAGE_MARKS.of });
    const file = await paperOf(table, { note: props.note(table), page }, signal);
    const name = fileName(props.name, 'pdf');
    if (kind === 'share') await navigator.share(shareOf(new File([file], name, { type: PDF })));
    else downloadFile(file, name);
    return;
  }
  if (kind === 'csv') {
    const { csvFile } = await import('@/platform/export/csv');
    downloadFile(csvFile(table), fileName(props.name, 'csv'));
  } else {
    const cover = { name: t('export.cover'), lines: props.note(table).split(' · ') };
    downloadFile(await workbookOf(table, cover, signal), fileName(props.name, 'xlsx'));
  }
}

/**
 * CSV, XLSX, PDF or paper: all the rows that search and filters leave, or those selected, in the columns that are
 * shown.
 */
export const ExportMenu = memo(function ExportMenu(props: ExportMenuProps) {
  const { t } = useTranslation('grid');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (kind: Kind) => {
    setAnchor(null);
    setBusy(true);
    const { signal } = (controller.current = new AbortController());
    try {
      const table = await props.tableOf(signal, ON_PAPER.has(kind));
      if (!signal.aborted) await deliver(kind, table, props, { t, signal });
    } catch (thrown) {
      // Who closes the telephone's own list of applications wants nothing more.
      const given = thrown instanceof DOMException && thrown.name === 'AbortError';
      if (!signal.aborted && !given && asAppError(thrown).kind !== 'cancelled') {
        toast({ tone: 'danger', text: t('export.failed') });
      }
    }
    setBusy(false);
  };
  const { nothing } = props;
  const reason = busy ? t('export.working') : nothing ? t(`export.nothing.${nothing}`) : undefined;
  return (
    <>
      <IconAction
        label={props.label ?? t('export.title')}
        icon={busy ? <CircularProgress size={18} /> : <FileDownloadOutlined />}
        menuOpen={anchor !== null}
        disabledReason={reason}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {CHOICES.filter(({ kind }) => isOffered(kind)).map(({ kind, icon: Icon }) => (
          <MenuItem key={kind} onClick={() => void run(kind)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(`export.${kind}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});
