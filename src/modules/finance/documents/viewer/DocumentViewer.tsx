import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/platform/format/money';
import { type OverlayProps, withOverlay } from '@/platform/routing/overlays';
import { useAddressParams } from '@/platform/routing/useAddressParams';
import { AppDialog } from '@/platform/ui/AppDialog';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { EmptyState } from '@/platform/ui/EmptyState';
import { type DocumentRef, MOVEMENTS, type CoverRow } from '../documentTypes';
import { useDocumentAnswers } from './useDocumentAnswers';
import { ViewerPanel } from './ViewerPanel';
import { tabOf, VIEWER_TABS, type ViewerTab } from './viewerTabs';
import { type LabelledValue, Values } from './Values';

interface ViewerHeadProps {
  /** Null while it is still to come. */
  readonly cover: CoverRow | null;
  readonly movement: string;
}

/** Which document is shown: type and number first. It stands over every tab. */
function ViewerHead({ cover, movement }: ViewerHeadProps) {
  const { t } = useTranslation('financeDocuments');
  const known = MOVEMENTS.find((one) => one === movement);
  const values: LabelledValue[] = [
    { label: t('fields.type'), value: cover && cover.documentTypeName },
    { label: t('fields.number'), value: cover && cover.documentNumber },
    ...(known ? [{ label: t('fields.movement'), value: t(`movements.${known}`) }] : []),
    { label: t('fields.value'), value: cover && formatMoney(cover.documentNetValue) },
    { label: t('fields.partner'), value: cover && cover.partnerPersonName, wide: true },
  ];
  return <Values values={values} />;
}

const BASE = 'documento';
const NOT_FOUND = 404;

const Head = styled('div')(({ theme }) => ({
  padding: '0 24px 12px',
  [theme.breakpoints.down('sm')]: { padding: '0 16px' },
}));
const Tabs = styled('div')(({ theme }) => ({
  flex: 'none',
  paddingInline: 12,
  [theme.breakpoints.down('sm')]: { paddingInline: 4 },
}));

interface ViewerParams {
  id: string;
  movimento: string;
  aba?: string;
}

interface ViewerProps {
  readonly requested: DocumentRef;
  readonly tab: ViewerTab;
  readonly onTab: (tab: ViewerTab) => void;
}

function Viewer({ requested, tab, onTab }: ViewerProps) {
  const { t } = useTranslation('financeDocuments');
  const answers = useDocumentAnswers(requested, tab);
  const { data, status, error } = answers.coverAndItems;
  const [cover = null] = data?.cover ?? [];
  const pending = data === null && status !== 'failed';
  if (error !== null && 'status' in error && error.status === NOT_FOUND) return <Missing />;
  const documentName = cover ? `${cover.documentTypeName} ${cover.documentNumber}`.trim() : '';
  return (
    <>
      {/* Why there is no cover is said where it would stand. */}
      {(cover || pending) && (
        <Head>
          <ViewerHead cover={cover} movement={requested.businessMovement} />
        </Head>
      )}
      <Tabs>
        <CountTabs
          idBase={BASE}
          label={t('tabs.label')}
          value={tab}
          tabs={VIEWER_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          onChange={onTab}
        />
      </Tabs>
      <DialogContent {...panelProps(BASE, tab)} sx={{ '&&': { pt: 2 } }}>
        <ViewerPanel key={tab} tab={tab} documentName={documentName} answers={answers} />
      </DialogContent>
    </>
  );
}

function Missing() {
  const { t } = useTranslation('financeDocuments');
  return (
    <DialogContent>
      <EmptyState icon={<ManageSearchOutlined />} title={t('missing.title')} text={t('missing.text')} />
    </DialogContent>
  );
}

/** Everything that is known of one document of the financial module, tab by tab. */
export function Component({ params, onClose }: OverlayProps<ViewerParams>) {
  const { t } = useTranslation('financeDocuments');
  const [, setSearch] = useAddressParams();
  // An address may leave any of them out.
  const given: Partial<ViewerParams> = params;
  const { id: documentId = '', movimento: businessMovement = '', aba } = given;
  // The tab replaces its address: one step back closes the viewer, whatever was looked at.
  const choose = (tab: ViewerTab) =>
    setSearch((now) => withOverlay(now, BASE, { id: documentId, movimento: businessMovement, aba: tab }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <AppDialog title={t('title')} size="l" full onClose={onClose}>
      {documentId ? (
        <Viewer
          key={`${documentId}/${businessMovement}`}
          requested={{ documentId, businessMovement }}
          tab={tabOf(aba)}
          onTab={choose}
        />
      ) : (
        <Missing />
      )}
    </AppDialog>
  );
}
