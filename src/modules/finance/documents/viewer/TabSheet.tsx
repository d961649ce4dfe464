import { useTranslation } from 'react-i18next';
import type { AppError } from '@/platform/http/appError';
import { Sheet } from '@/platform/sheet/Sheet';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { LoadStatus } from '@/platform/store/resourceState';
import { layout } from '@/platform/theme/tokens';
import type { ViewerTab } from './viewerTabs';

/** Fewer rows are seen at once: they need no search. */
const SEARCHED_FROM = 7;

interface TabSheetProps<Row> {
  readonly tab: ViewerTab;
  /** 'NF-E 18200', where it is known: part of the print's title and of the file's name. */
  readonly documentName: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly rows: readonly Row[] | null | undefined;
  /** The answer has come and does not tell the rows: that there are none would be a guess. */
  readonly unknown?: boolean;
  readonly answer: {
    readonly status: LoadStatus;
    readonly error: AppError | null;
    readonly retry: () => void;
  };
}

const NONE: readonly never[] = [];
/** As a part of a file's name. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');

/** The grid of one tab, with its totals pinned under it. */
export function TabSheet<Row extends { readonly id: number }>(props: TabSheetProps<Row>) {
  const { tab, documentName, columns, answer } = props;
  const { t } = useTranslation('financeDocuments');
  const rows = props.rows ?? NONE;
  const name = t(`tabs.${tab}`);
  // One row is its own sum.
  const totals = tab === 'capa' && rows.length < 2 ? { totals: NONE } : {};
  return (
    <Sheet
      id={`documento-${tab}`}
      label={documentName ? t('sheetTitle', { document: documentName, tab: name }) : name}
      columns={columns}
      rows={rows}
      getRowId={(row) => row.id}
      status={answer.status}
      error={answer.error}
      onRetry={answer.retry}
      search={rows.length < SEARCHED_FROM ? false : ''}
      exportName={plain(documentName ? `${documentName} ${tab}` : `documento ${tab}`)}
      emptyState={
        props.unknown
          ? { title: t('empty.unknown.title'), text: t('empty.unknown.text') }
          : { title: t(`empty.${tab}.title`), text: t(`empty.${tab}.text`) }
      }
      height={layout.documentGrid}
      {...totals}
    />
  );
}
